import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HouseSecurityEntry, SecurityEntry } from '#contract/accounts/security-log.ts';
import { addPerson } from '#features/accounts';
import {
  addOwner,
  addProperty,
  asBrowser,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { waitFor } from '../support/waiting.ts';

// What an owner reads in their security log about their own account: what was refused, and what opens something.

let application: TestApplication;
let owner: { authorization: string };
let admin: { authorization: string };
let ownerId: string;
beforeAll(async () => {
  application = await startTestApplication();
  ownerId = await addOwner(application, 'olive@example.com');
  const hash = await application.deps.hashPassword(password);
  await addPerson(application.authDb, { email: 'lead@example.com', name: 'Lena Lead', role: 'admin' }, hash);
  owner = await signIn(application, 'olive@example.com');
  admin = await signIn(application, 'lead@example.com');
});
afterAll(() => application.end());

const mine = async (kind?: string): Promise<SecurityEntry[]> =>
  (await call(application, 'GET', `/api/v1/security-log${kind ? `?kind=${kind}` : ''}`, undefined, owner)).body.items;
const all = async (query = ''): Promise<HouseSecurityEntry[]> =>
  (await call(application, 'GET', `/api/v1/security-log/house${query}`, undefined, admin)).body.items;

describe("An owner's security log", () => {
  it('tells an owner of the limits at their own sign-in, whoever reached them', async () => {
    const body = { email: 'olive@example.com', password: 'Wrong-horse7!' };
    const from = { 'x-test-address': '198.51.100.9' };
    const answers: number[] = [];
    for (let n = 0; n < 12; n++)
      answers.push((await call(application, 'POST', '/api/auth/sign-in/email', body, from)).status);
    expect(answers.at(-1)).toBe(429);
    const [row] = await waitFor(async () => {
      const rows = await mine('limited');
      return rows.length > 0 && rows;
    });
    expect(row).toMatchObject({ actor_kind: 'nobody', address: '198.51.100.9', subject: 'Password' });
    const told = (await all('?kind=limited')).filter(({ address }) => address === '198.51.100.9');
    expect(told).toHaveLength(1); // by one teller
  });

  it('tells of wrong passwords and codes that somebody signed in was asked for once more', async () => {
    const olive = { ...owner, ...asBrowser };
    const wrong = 'Wrong-horse7!';
    const asked: [string, object][] = [
      ['/api/auth/confirm-password', { password: wrong }],
      ['/api/auth/change-password', { currentPassword: wrong, newPassword: 'Correct-horse8!' }],
      ['/api/auth/two-factor/enable', { password: wrong }],
      ['/api/auth/two-factor/disable', { password: wrong }],
    ];
    for (const [path, body] of asked)
      expect([path, (await call(application, 'POST', path, body, olive)).status]).toEqual([path, 400]);
    const weak = { currentPassword: password, newPassword: 'Password1!' };
    expect((await call(application, 'POST', '/api/auth/change-password', weak, olive)).status).toBe(400);
    const [row] = await waitFor(async () => {
      const rows = (await mine('refused')).filter(({ subject }) => subject === 'Wrong password');
      return rows[0]?.times === 4 && rows; // alike ones of an hour; a weak new one is none
    });
    expect(row).toMatchObject({ actor_kind: 'owner', actor_name: 'Olive Owner' });
    await call(application, 'POST', '/api/v1/me/two-factor/disable', { code: '000000' }, owner);
    await waitFor(async () => (await mine('refused')).some(({ subject }) => subject === 'Wrong code'));
  });

  it('tells of webhooks, personal links and the guest link', async () => {
    const property = await addProperty(application, ownerId, 'Lighthouse');
    const stay = { guest_name: 'Pat', guest_email: 'pat@example.com', check_in: '2126-01-01', check_out: '2126-01-05' };
    const as = (method: string, path: string, body?: object) =>
      call(application, method, `/api/v1${path}`, body, owner);
    const { body: booked } = await as('POST', '/stays', { property_id: property.id, ...stay });
    await as('GET', `/stays/${booked.id}/link`);
    await as('POST', `/stays/${booked.id}/link/renew`);
    await as('POST', `/stays/${booked.id}/link/send`);
    await as('POST', `/properties/${property.id}/guest-link`);
    const hook = { url: 'https://hooks.invalid/path?token=quiet', kinds: ['contractor.changed'] };
    const { body: webhook } = await as('POST', '/webhooks', hook);
    await as('PUT', `/webhooks/${webhook.id}`, { ...hook, enabled: false });
    await as('POST', `/webhooks/${webhook.id}/remove`);
    const told = (await mine()).slice(0, 7).map(({ kind, subject }) => [kind, subject]);
    expect(told).toEqual([
      ['webhook.removed', 'hooks.invalid'],
      ['webhook.changed', 'hooks.invalid'],
      ['webhook.added', 'hooks.invalid'],
      ['guest_link.renewed', 'Lighthouse'],
      ['personal_link.mailed', 'Lighthouse'],
      ['personal_link.renewed', 'Lighthouse'],
      ['personal_link.shown', 'Lighthouse'],
    ]);
  });
});
