import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswords } from '#features/accounts';
import { inRequest, noteCaller } from '#server/kernel/request-scope.ts';
import { addOwner, call, password, startTestApplication, type TestApplication } from '../support/application.ts';

// A flood of sign-ins from one network: it waits for its own turns, and is told to come again where it is too much.

const waiting = 4;
const passwords = createPasswords({ logN: 15, r: 8, p: 1 }, waiting);
let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication({ passwords });
  await addOwner(application, 'olive@example.com');
});
afterAll(() => application.end());

const device = { 'x-device': randomBytes(16).toString('base64url') };
const signInFrom = (network: string, headers = {}) => {
  const body = { email: 'olive@example.com', password };
  return call(application, 'POST', '/api/auth/sign-in/email', body, { 'x-test-address': network, ...headers });
};

/** As many passwords of one network as the machine has places, and no place is ever free, until it is told to end. */
function flood(network: string) {
  let over = false;
  const oneAfterAnother = () =>
    inRequest(async () => {
      noteCaller(network);
      while (!over) await passwords.hash('Wrong-horse7!').catch(() => setImmediate());
    });
  const places = Math.min(availableParallelism(), 3) + waiting;
  const all = Promise.all(Array.from({ length: places + 2 }, oneAfterAnother));
  return () => {
    over = true;
    return all;
  };
}

it('is refused with 503 and when to come again; other networks and known devices are let in', async () => {
  expect((await signInFrom('10.1.0.1', device)).status).toBe(200);
  const end = flood('10.9.0.1');
  const [same, known, other] = await Promise.all([
    signInFrom('10.9.0.1'),
    signInFrom('10.9.0.1', device),
    signInFrom('10.9.0.2'),
  ]);
  await end();
  expect([known.status, other.status]).toEqual([200, 200]);
  expect([same.status, same.body.code, same.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '1']);
  expect(same.body.message).toBe('Too many people are signing in right now. Please try again in a moment.');
});
