import { hashPassword } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson } from '#features/accounts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { mailTo } from '../support/waiting.ts';

// Which new passwords are taken at the three doors that take one, and how they are kept.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication({ costlyHashes: true });
});
afterAll(() => application.end());

const person = {
  firstName: 'Nora',
  lastName: 'New',
  phone: '(415) 555-0123',
  propertyAddress: '12 Garden Street',
  propertyCity: 'Oakland',
  propertyState: 'CA',
  propertyZip: '94601',
  agreeToTerms: true,
};
const signUp = (email: string, given: string) =>
  call(application, 'POST', '/api/v1/sign-up', { ...person, email, password: given });
const enter = (email: string, given: string, n: number) =>
  call(
    application,
    'POST',
    '/api/auth/sign-in/email',
    { email, password: given },
    { 'x-test-address': `10.30.0.${n}` },
  );
const hashOf = async (email: string) => {
  const { rows } = await application.authDb.execute<{ password: string }>(sql`
    select a.password from auth.account a join auth."user" u on u.id = a.user_id where u.email = ${email}`);
  return rows[0]?.password ?? '';
};

it('signing up refuses what is tried first at its field, and takes a passphrase', async () => {
  for (const given of ['Password1!', 'Porchlight1!', 'P@ssw0rd2026'.concat('!')]) {
    const { status, body } = await signUp('common@example.com', given);
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: ['password'] });
  }
  expect((await signUp('phrase@example.com', 'eine lange Nacht über Zürich')).status).toBe(200);
  expect(await hashOf('phrase@example.com')).toMatch(/^scrypt-15-8-3\$/);
});

it('so does changing it, and whoever set one with letters of any script signs in with it', async () => {
  await addOwner(application, 'change@example.com');
  const session = await signIn(application, 'change@example.com');
  const change = (newPassword: string) =>
    call(
      application,
      'POST',
      '/api/auth/change-password',
      { currentPassword: password, newPassword },
      {
        ...asBrowser,
        ...session,
      },
    );
  const refused = await change('Porchlight1!');
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 400, code: 'WEAK_PASSWORD' });
  expect((await change('Смотри, луна над крышей')).status).toBe(200);
  expect((await enter('change@example.com', 'Смотри, луна над крышей', 1)).status).toBe(200);
});

it('so does resetting it, and the link is good for another', async () => {
  const email = 'reset@example.com';
  await addOwner(application, email);
  await call(application, 'POST', '/api/v1/forgot-password', { email });
  const token = /token=([\w-]+)/.exec((await mailTo(application, email, /new password/)).text)?.[1] ?? '';
  const reset = (newPassword: string) =>
    call(application, 'POST', '/api/auth/reset-password', { token, newPassword }, asBrowser);
  for (const given of ['Password12!Password12!', 'P.o.r.c.h.l.i.g.h.t1!', '1q2w3e4r5t6y7u8i', 'letmein letmein']) {
    const refused = await reset(given);
    expect([given, refused.status, refused.body.code]).toEqual([given, 400, 'WEAK_PASSWORD']);
  }
  expect((await reset('four small boats left in the rain')).status).toBe(200);
});

it('a hash of earlier days lets its owner in, and is made anew with that', async () => {
  const email = 'earlier@example.com';
  await addPerson(application.authDb, { email, name: 'Earl Early', role: 'owner' }, await hashPassword(password));
  expect((await enter(email, 'Wrong-horse7!', 2)).status).toBe(401);
  expect(await hashOf(email)).not.toMatch(/^scrypt/);
  expect((await enter(email, password, 2)).status).toBe(200);
  expect(await hashOf(email)).toMatch(/^scrypt-15-8-3\$/);
  expect((await enter(email, password, 2)).status).toBe(200);
});
