import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '#features/accounts';
import { disableTwoFactor } from '#server/features/accounts/disable-two-factor.ts';
import {
  addAgent,
  addOwner,
  asBrowser,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { codeOf, secretIn } from '../support/codes.ts';
import { mailTo, waitFor } from '../support/waiting.ts';

// Who works for Porchlight: let in, changed and locked out by an admin.

let application: TestApplication;
let admin: { authorization: string };
let adminId: string;
beforeAll(async () => {
  application = await startTestApplication();
  const lead = { email: 'lena@example.com', name: 'Lena Lead', role: 'admin', password } as const;
  adminId = await createPerson(application.auth, application.authDb, lead);
  admin = await signIn(application, lead.email);
});
afterAll(() => application.end());

const as = (who: object, method: string, path: string, body?: object) =>
  call(application, method, `/api/v1${path}`, body, { ...who });
const auth = (path: string, body: object, headers: object = {}) =>
  call(application, 'POST', `/api/auth/${path}`, body, { ...asBrowser, ...headers });
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const invite = (email: string) => as(admin, 'POST', '/staff', { name: 'Iris Invited', email, role: 'agent' });

describe('an admin', () => {
  it('lets somebody in, who sets a password by the mailed link', async () => {
    const { status, body } = await invite(' Iris@Example.com ');
    expect({ status, state: body.state, email: body.email }).toEqual({
      status: 200,
      state: 'invited',
      email: 'iris@example.com',
    });
    const mail = await mailTo(application, 'iris@example.com', /account/);
    expect(mail.text).toContain('Lena Lead');
    const token = tokenIn(mail.text);
    const newPassword = 'Nightlight1!';
    const common = await auth('reset-password', { token, newPassword: 'Porch-Light-2024!' });
    expect([common.status, common.body.code]).toEqual([400, 'WEAK_PASSWORD']); // and the link is not used up
    expect((await auth('reset-password', { token, newPassword })).status).toBe(200);
    expect((await auth('reset-password', { token, newPassword })).status).toBe(400);
    const entered = await auth('sign-in/email', { email: 'iris@example.com', password: newPassword });
    const iris = { authorization: `Bearer ${entered.headers.get('set-auth-token')}` };
    expect((await as(iris, 'GET', '/me')).body).toMatchObject({ role: 'agent', full_name: 'Iris Invited' });
    expect((await as(admin, 'POST', `/staff/${body.id}/invite`)).status).toBe(409);
  });

  it('is told at the field what is wrong', async () => {
    await invite('twice@example.com');
    const again = await invite('twice@example.com');
    expect({ status: again.status, fields: again.body.fields }).toEqual({
      status: 409,
      fields: { email: "There's already an account for twice@example.com." },
    });
    const bad = await as(admin, 'POST', '/staff', { name: '', email: 'x', role: 'owner' });
    expect(Object.keys(bad.body.fields).sort()).toEqual(['email', 'name', 'role']);
  });

  it('changes a role, which ends the sessions', async () => {
    const id = await addAgent(application, 'rolf@example.com');
    const rolf = await signIn(application, 'rolf@example.com');
    expect((await as(admin, 'POST', `/staff/${id}/role`, { role: 'admin' })).body.role).toBe('admin');
    await waitFor(async () => (await as(rolf, 'GET', '/me')).status === 401);
    expect((await as(admin, 'POST', `/staff/${id}/role`, { role: 'agent' })).body.role).toBe('agent');
  });

  it('locks somebody out and lets them in again', async () => {
    const id = await addAgent(application, 'otto@example.com');
    const otto = await signIn(application, 'otto@example.com');
    expect((await as(admin, 'POST', `/staff/${id}/active`, { active: false })).body.state).toBe('deactivated');
    await waitFor(async () => (await as(otto, 'GET', '/me')).status === 401);
    const refused = await auth('sign-in/email', { email: 'otto@example.com', password });
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 403, code: 'DEACTIVATED' });
    await as(admin, 'POST', `/staff/${id}/active`, { active: true });
    await signIn(application, 'otto@example.com');
  });

  it('cannot lock out the last admin, nor themselves', async () => {
    expect((await as(admin, 'POST', `/staff/${adminId}/role`, { role: 'agent' })).status).toBe(409);
    expect((await as(admin, 'POST', `/staff/${adminId}/active`, { active: false })).status).toBe(409);
  });

  it('alone may do so', async () => {
    await addAgent(application, 'ann@example.com');
    const owner = await addOwner(application, 'olive@example.com');
    const [agent, olive] = [
      await signIn(application, 'ann@example.com'),
      await signIn(application, 'olive@example.com'),
    ];
    for (const [method, path, body] of [
      ['GET', '/staff'],
      ['POST', '/staff', { name: 'Eve', email: 'eve@example.com', role: 'admin' }],
      ['POST', `/staff/${adminId}/role`, { role: 'agent' }],
      ['POST', `/staff/${adminId}/active`, { active: false }],
      ['GET', '/staff/owners?q=olive'],
      ['POST', `/staff/owners/${owner}/email`, { email: 'eve@example.com' }],
    ] as const) {
      const statuses = [agent, olive, {}].map(async (who) => (await as(who, method, path, body)).status);
      expect({ path, statuses: await Promise.all(statuses) }).toEqual({ path, statuses: [403, 403, 401] });
    }
    expect((await as(admin, 'POST', `/staff/${owner}/role`, { role: 'admin' })).status).toBe(404);
  });
});

describe('where staff must have a second factor', () => {
  it('they reach nothing before they have set it up, and keep it', async () => {
    const strict = await startTestApplication({ on: application, env: { STAFF_TWO_FACTOR: 'required' } });
    await addAgent(application, 'tess@example.com');
    const there = (method: string, path: string, body?: object, headers: object = {}) =>
      call(strict, method, path, body, { ...asBrowser, ...headers });
    let tess = await signIn(strict, 'tess@example.com');
    expect((await there('GET', '/api/v1/me', undefined, tess)).body.two_factor).toEqual({
      enabled: false,
      required: true,
      backup_codes_left: null,
    });
    const refused = await there('GET', '/api/v1/conversations', undefined, tess);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 403, code: 'TWO_FACTOR_REQUIRED' });
    const begun = await there('POST', '/api/auth/two-factor/enable', { password }, tess);
    const secret = secretIn(begun.body.totpURI);
    const code = await codeOf(secret);
    const done = await there('POST', '/api/auth/two-factor/verify-totp', { code }, tess);
    tess = { authorization: `Bearer ${done.headers.get('set-auth-token')}` };
    expect((await there('GET', '/api/v1/conversations', undefined, tess)).status).toBe(200);
    expect((await there('POST', '/api/auth/two-factor/disable', { password }, tess)).status).toBe(403);
    expect((await there('POST', '/api/v1/me/two-factor/disable', { code: '123456' }, tess)).status).toBe(403);
    await strict.end();
  });
});

describe('two-factor authentication', () => {
  it('is switched off by a code, once', async () => {
    await addOwner(application, 'dora@example.com');
    const dora = await signIn(application, 'dora@example.com');
    const begun = await auth('two-factor/enable', { password }, dora);
    const secret = secretIn(begun.body.totpURI);
    const used = await codeOf(secret);
    const done = await auth('two-factor/verify-totp', { code: used }, dora);
    const now = { authorization: `Bearer ${done.headers.get('set-auth-token')}` };
    const disable = (code: string) => as(now, 'POST', '/me/two-factor/disable', { code });
    expect((await disable('000000')).body.fields).toEqual({ code: 'Invalid verification code. Please try again.' });
    expect((await disable(used)).status).toBe(422);
    expect((await disable(await codeOf(secret, 1))).body.message).toBe('MFA disabled successfully');
    expect((await as(now, 'GET', '/me/profile')).body.mfa_enabled).toBe(false);
    expect((await mailTo(application, 'dora@example.com', /switched off/)).text).toContain('switched off');
  });

  it('is switched off with the mail about it, or not at all', async () => {
    const email = 'ella@example.com';
    const customerId = await addOwner(application, email);
    const ella = await signIn(application, email);
    const secret = secretIn((await auth('two-factor/enable', { password }, ella)).body.totpURI);
    const done = await auth('two-factor/verify-totp', { code: await codeOf(secret) }, ella);
    const now = { authorization: `Bearer ${done.headers.get('set-auth-token')}` };
    const sendJob = () => Promise.reject(new Error('no job can be sent'));
    const deps = { ...application.deps, authStore: { ...application.deps.authStore, sendJob } };
    const owner = { kind: 'owner', userId: customerId, customerId, name: 'Ella' } as const;
    const asked = { code: await codeOf(secret, 1), email, keep: customerId, headers: new Headers() };
    await expect(disableTwoFactor(deps, owner, asked)).rejects.toThrow('no job can be sent');
    expect((await as(now, 'GET', '/me/profile')).body.mfa_enabled).toBe(true);
    expect((await auth('sign-in/email', { email, password })).body).toMatchObject({ twoFactorRedirect: true });
  });
});
