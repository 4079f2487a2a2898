import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginAddress, returnPath } from './return-path.ts';

test('the sign-in page leads back to the page one came from, with its query', () => {
  const login = new URL(
    loginAddress('http://porchlight.test/dashboard?subscription=success#top'),
    'http://porchlight.test',
  );
  expect(login.pathname).toBe('/login');
  expect(returnPath(login.search)).toBe('/dashboard?subscription=success#top');
});

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'dashboard', '', '/login', '/'])(
  'it never leads to %j',
  (from) => expect(returnPath(`?${new URLSearchParams({ from })}`)).toBeNull(),
);

test.each(['/.//evil.test', '/..//evil.test/x', '/a/..//evil.test', '//own.invalid//evil.test', '/%2e//evil.test'])(
  'nor by a detour: %j',
  (from) => expect(returnPath(`?${new URLSearchParams({ from })}`)).toBeNull(),
);

const pieces = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/./',
    '/../',
    '%2e',
    '%2f',
    '%5c',
    '%00',
    '%09',
    '%0a',
    '%25',
    '?',
    '#',
    '@',
    ':',
    ';',
    '&from=',
  ],
  ...[
    'javascript:',
    'data:text/html,',
    'http:',
    'https://',
    'evil.test',
    'own.invalid',
    'porchlight.test',
    'dashboard',
    'login',
  ],
  ...['\t', '\n', '\r', '\0', ' ', '\u3002', '\u2024', '\uff0f', '\u2215', '\ufeff', '[::1]', '1', 'é'],
];
const address = 'https://porchlight.test/login';

test('whatever it is made of, it stays on this origin', () => {
  const from = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 9 });
  const property = fc.property(from, fc.boolean(), (parts, raw) => {
    const typed = parts.join('');
    const back = returnPath(raw ? `?from=${typed}` : `?${new URLSearchParams({ from: typed })}`);
    if (back === null) return;
    expect(back).toMatch(/^\/(?![/\\])/);
    expect(new URL(back, address).origin).toBe('https://porchlight.test');
  });
  fc.assert(property, { numRuns: 20_000 });
});

test('without a way back there is none', () => expect(returnPath('')).toBeNull());
