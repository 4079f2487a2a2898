import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '#server/db/tables/auth.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  publicUrl,
  signInWithPassword,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { type Answering, newAuthenticator } from '../support/authenticator.ts';
import { mailTo } from '../support/waiting.ts';

// Passkeys over HTTP, with a device that can be made to answer wrongly.

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

type Headers = Record<string, string>;
const right: Answering = { origin: publicUrl, rpId: 'porchlight.test' };
/** Each call from an address of its own: how many there may be from one is no concern of these tests. */
const auth = (method: 'GET' | 'POST', path: string, body?: object, headers: Headers = {}) =>
  call(application, method, `/api/auth/${path}`, body, { ...asBrowser, 'x-test-address': randomUUID(), ...headers });

async function begin(path: string, headers: Headers = {}) {
  const { status, body, headers: answered } = await auth('GET', `passkey/${path}`, undefined, headers);
  expect(status).toBe(200);
  return { options: body, challenge: { 'x-passkey-challenge': answered.get('x-passkey-challenge') ?? '' } };
}

async function addPasskey(session: Headers, how = right, device = newAuthenticator()) {
  await auth('POST', 'confirm-password', { password }, session);
  const { options, challenge } = await begin('generate-register-options', session);
  const response = device.register(options, how);
  return {
    device,
    answer: await auth('POST', 'passkey/verify-registration', { response }, { ...session, ...challenge }),
  };
}

async function signInWith(device: ReturnType<typeof newAuthenticator>, how = right) {
  const { options, challenge } = await begin('generate-authenticate-options');
  return auth('POST', 'passkey/verify-authentication', { response: device.signIn(options, how) }, challenge);
}

async function ownerSignedIn(email: string) {
  await addOwner(application, email);
  return signInWithPassword(application, email);
}

describe('adding a passkey', () => {
  it('asks for the password first, tells the owner by mail, and lists what was added', async () => {
    const session = await ownerSignedIn('add@example.com');
    expect((await auth('POST', 'confirm-password', { password: 'Not-it1!' }, session)).body.code).toBe(
      'INVALID_PASSWORD',
    );
    const { options, challenge } = await begin('generate-register-options', session);
    expect(options).toMatchObject({
      rp: { id: 'porchlight.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const response = newAuthenticator().register(options, right);
    const early = await auth('POST', 'passkey/verify-registration', { response }, { ...session, ...challenge });
    expect([early.status, early.body.code]).toEqual([403, 'PASSWORD_FIRST']);

    const { answer } = await addPasskey(session);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    await mailTo(application, 'add@example.com', /passkey was added/);
    const list = await auth('GET', 'passkey/list-user-passkeys', undefined, session);
    expect(list.body).toMatchObject([{ name: 'Passkey', lastUsedAt: null }]);
  });

  it('refuses a device that did not ask who is there, and another site’s answer', async () => {
    const session = await ownerSignedIn('wrong@example.com');
    const careless = await addPasskey(session, { ...right, userVerified: false });
    expect([careless.answer.status, careless.answer.body.code]).toEqual([401, 'PERSON_NOT_VERIFIED']);
    for (const how of [
      { ...right, origin: 'http://evil.test' },
      { origin: 'http://evil.test', rpId: 'evil.test' },
    ]) {
      expect((await addPasskey(session, how)).answer.status).toBeGreaterThanOrEqual(400);
    }
    expect((await auth('GET', 'passkey/list-user-passkeys', undefined, session)).body).toEqual([]);
  });

  it('is renamed and removed by its owner alone, who is told', async () => {
    const [mine, theirs] = [await ownerSignedIn('mine@example.com'), await ownerSignedIn('theirs@example.com')];
    const { answer, device } = await addPasskey(mine);
    const { id } = answer.body;
    for (const session of [theirs, {}]) {
      expect((await auth('POST', 'passkey/update-passkey', { id, name: 'Stolen' }, session)).status).toBe(401);
      expect((await auth('POST', 'passkey/delete-passkey', { id }, session)).status).toBe(401);
    }
    expect((await auth('POST', 'passkey/update-passkey', { id, name: 'x'.repeat(201) }, mine)).status).toBe(400);
    await auth('POST', 'passkey/update-passkey', { id, name: 'Blue key' }, mine);
    expect((await auth('GET', 'passkey/list-user-passkeys', undefined, mine)).body).toMatchObject([
      { name: 'Blue key' },
    ]);
    expect((await auth('POST', 'passkey/delete-passkey', { id }, mine)).status).toBe(200);
    await mailTo(application, 'mine@example.com', /passkey was removed/);
    expect((await signInWith(device)).status).toBe(401);
  });
});

describe('signing in with a passkey', () => {
  it('opens the account without password or code, once for each challenge', async () => {
    const email = 'enter@example.com';
    const { device } = await addPasskey(await ownerSignedIn(email));
    await application.authDb.update(user).set({ twoFactorEnabled: true }).where(eq(user.email, email));
    const { options, challenge } = await begin('generate-authenticate-options');
    const response = device.signIn(options, right);
    const entered = await auth('POST', 'passkey/verify-authentication', { response }, challenge);
    expect(entered.status).toBe(200);
    const me = { authorization: `Bearer ${entered.headers.get('set-auth-token')}` };
    expect((await call(application, 'GET', '/api/v1/me', undefined, me)).body).toMatchObject({ email });
    const [passkey] = (await auth('GET', 'passkey/list-user-passkeys', undefined, me)).body;
    expect(passkey.lastUsedAt).not.toBeNull();
    const again = await auth('POST', 'passkey/verify-authentication', { response }, challenge);
    expect([again.status, again.headers.get('set-auth-token')]).toEqual([400, null]);
  });

  it('refuses a device that did not ask who is there, another site’s answer, and one without its challenge', async () => {
    const { device } = await addPasskey(await ownerSignedIn('refused@example.com'));
    const careless = await signInWith(device, { ...right, userVerified: false });
    expect([careless.status, careless.body.code]).toEqual([401, 'PERSON_NOT_VERIFIED']);
    expect((await signInWith(device, { ...right, origin: 'http://evil.test' })).status).toBe(400);
    expect((await signInWith(device, { ...right, rpId: 'evil.test' })).status).toBe(400);
    const { options } = await begin('generate-authenticate-options');
    const response = device.signIn(options, right);
    expect((await auth('POST', 'passkey/verify-authentication', { response })).status).toBe(400);
    const forged = { 'x-passkey-challenge': 'made-up.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' };
    expect((await auth('POST', 'passkey/verify-authentication', { response }, forged)).status).toBe(400);
  });

  it('lets nobody in whose address is not verified', async () => {
    const email = 'unverified@example.com';
    const { device } = await addPasskey(await ownerSignedIn(email));
    await application.authDb.update(user).set({ emailVerified: false }).where(eq(user.email, email));
    const refused = await signInWith(device);
    expect([refused.status, refused.body.code, refused.headers.get('set-auth-token')]).toEqual([
      403,
      'EMAIL_NOT_VERIFIED',
      null,
    ]);
  });
});
