import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addOwner,
  asBrowser,
  call,
  password,
  publicUrl,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { figure } from './figure.ts';
import { forgetLimits } from './world.ts';

// An address that names where to go next leads nowhere but to ourselves. The page's own way back after signing in is
// tried in src/web/lib/session/return-path.test.ts and in a browser in tests/e2e/attacks.spec.ts.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
  await addOwner(application, 'olive@example.com');
});
afterAll(() => application.end());

const elsewhere = [
  'https://evil.test/',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/.//evil.test',
  '/%2e//evil.test',
  '/%2f/evil.test',
  '/%5cevil.test',
  '/%09/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  `${publicUrl}.evil.test/`,
  `${publicUrl}@evil.test/`,
  'http://porchlight.test\\@evil.test',
  'https:evil.test',
  '@evil.test',
];

/** Where a browser at our login page would be taken by this Location. */
const landsOn = (location: string | null) =>
  location === null ? publicUrl : new URL(location, `${publicUrl}/login`).origin;

describe('A12 the way back', () => {
  it.each(elsewhere)('of a mailed link, signing in or a refusal never leaves: %j', async (to) => {
    await forgetLimits(application);
    const query = new URLSearchParams({ callbackURL: to, errorCallbackURL: to, redirectTo: to });
    const mailed = await call(application, 'GET', `/api/auth/verify-email?token=bad&${query}`);
    expect([to, landsOn(mailed.headers.get('location'))]).toEqual([to, publicUrl]);
    const twice = await call(application, 'GET', `/api/auth/verify-email?token=bad&callbackURL=/login&${query}`);
    expect([to, landsOn(twice.headers.get('location'))]).toEqual([to, publicUrl]);
    const body = { email: 'olive@example.com', password, callbackURL: to };
    const entered = await call(application, 'POST', '/api/auth/sign-in/email', body, asBrowser);
    expect([to, landsOn(entered.headers.get('location'))]).toEqual([to, publicUrl]);
  });

  it('and a path that looks like a name leads to no such name', async (ctx) => {
    for (const path of ['//evil.test', '//evil.test/..', '/%5cevil.test', '/\\evil.test/', '/.//evil.test/%2f..']) {
      const answer = await application.app.request(
        `${publicUrl}${path}`,
        {},
        { incoming: { socket: { remoteAddress: '::1' } } },
      );
      expect([path, landsOn(answer.headers.get('location'))]).toEqual([path, publicUrl]);
    }
    figure(ctx, `${elsewhere.length} ways out × 3 doors, and 20,000 made at random: 0 lead elsewhere`);
  });
});
