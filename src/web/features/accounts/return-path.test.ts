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

test('without a way back there is none', () => expect(returnPath('')).toBeNull());
