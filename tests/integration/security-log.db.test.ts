import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HouseSecurityEntry, SecurityEntry } from '#contract/accounts/security-log.ts';
import { addPerson } from '#features/accounts';
import { type Actor, system } from '#server/kernel/actor.ts';
import { createLog } from '#server/kernel/log.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { purgeSecurityLog } from '#server/use-cases/privacy/purge-expired.ts';
import { everyKey, makeKey } from '../support/api-keys.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  asBrowser,
  call,
  password,
  signIn,
  signInWithPassword,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { waitFor } from '../support/waiting.ts';

// Who did what that bears on who may see and do what: rows for owners and admins, a line of the log for machines.

const clock = createSettableClock(new Date());
const lines: string[] = [];
let application: TestApplication;
let owner: { authorization: string };
let admin: { authorization: string };
let ownerId: string;

beforeAll(async () => {
  const to = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  application = await startTestApplication({ clock, log: createLog('info', to) });
  ownerId = await addOwner(application, 'olive@example.com');
  await addOwner(application, 'other@example.com', 'Otto Other');
  const hash = (await application.auth.$context).password.hash(password);
  await addPerson(application.authDb, { email: 'lead@example.com', name: 'Lena Lead', role: 'admin' }, await hash);
  owner = await signInWithPassword(application, 'olive@example.com');
  admin = await signIn(application, 'lead@example.com');
});
afterAll(() => application.end());

const mine = async (kind?: string): Promise<SecurityEntry[]> =>
  (await call(application, 'GET', `/api/v1/security-log${kind ? `?kind=${kind}` : ''}`, undefined, owner)).body.items;
const all = async (query = ''): Promise<HouseSecurityEntry[]> =>
  (await call(application, 'GET', `/api/v1/security-log/house${query}`, undefined, admin)).body.items;

describe('The security log', () => {
  it('tells an owner of a sign-in: who, by which way, from where, with which browser', async () => {
    const from = { 'x-test-address': '192.0.2.77', 'user-agent': 'Firefox of the beach house' };
    await call(application, 'POST', '/api/auth/sign-in/email', { email: 'olive@example.com', password }, from);
    expect((await mine('sign_in'))[0]).toMatchObject({
      subject: 'Password',
      actor_kind: 'owner',
      actor_name: 'Olive Owner',
      address: '192.0.2.77',
      device: 'Firefox of the beach house',
    });
  });

  it('joins wrong passwords of an hour into one row, and tells whose account was tried', async () => {
    const body = { email: 'Olive@example.com', password: 'Wrong-horse7!' };
    for (let n = 0; n < 5; n++)
      await call(application, 'POST', '/api/auth/sign-in/email', body, { 'x-test-address': '198.51.100.4' });
    const [row] = await waitFor(async () => {
      const rows = await mine('sign_in.failed');
      return rows[0]?.times === 4 && rows; // told at the first, second and fourth
    });
    expect(row).toMatchObject({ actor_kind: 'nobody', actor_name: null, address: '198.51.100.4', subject: 'Password' });
    expect(await mine('sign_in.failed')).toHaveLength(1);
  });

  it('tells nothing of others', async () => {
    const other = await signInWithPassword(application, 'other@example.com');
    const { items } = (await call(application, 'GET', '/api/v1/security-log', undefined, other)).body;
    expect(items.map((entry: SecurityEntry) => [entry.kind, entry.actor_name])).toEqual([['sign_in', 'Otto Other']]);
    expect((await call(application, 'GET', '/api/v1/security-log/house', undefined, other)).status).toBe(403);
  });

  it('tells of keys, passwords, exports, refusals and signing out', async () => {
    const made = await makeKey(application, owner, everyKey('Booking system'));
    await call(application, 'POST', `/api/v1/api-keys/${made.id}/revoke`, undefined, owner);
    await call(application, 'GET', '/api/v1/exports/properties', undefined, owner);
    await call(application, 'GET', '/api/v1/staff', undefined, owner);
    const change = { currentPassword: password, newPassword: 'Correct-horse8!' };
    const changed = await call(application, 'POST', '/api/auth/change-password', change, { ...owner, ...asBrowser });
    expect(changed).toMatchObject({ status: 200 });
    owner = await signIn(application, 'olive@example.com');
    const left = await signIn(application, 'olive@example.com');
    await call(application, 'POST', '/api/auth/sign-out', {}, { ...left, ...asBrowser });
    const kinds = await waitFor(async () => {
      const found = (await mine()).map(({ kind }) => kind);
      return found.includes('refused') && found;
    });
    for (const kind of ['key.made', 'key.ended', 'data.exported', 'refused', 'password.changed', 'sign_out'])
      expect(kinds).toContain(kind);
    expect((await mine('key.made'))[0]?.subject).toBe('Booking system');
    expect(JSON.stringify(await mine())).not.toContain(made.key);
  });

  it('tells the owner which chats the team read, and admins who reads much', async () => {
    const property = await addProperty(application, ownerId);
    const threads = await Promise.all(
      Array.from({ length: 31 }, async (_, n) => {
        const from = { 'x-test-address': `203.0.113.${n}` };
        const path = `/api/v1/guest/${property.guest_token}/conversations`;
        return (await call(application, 'POST', path, {}, from)).body.id as string;
      }),
    );
    const readers: [email: string, name: string, chats: number][] = [
      ['maya@example.com', 'Maya Agent', 31],
      ['milo@example.com', 'Milo Agent', 2],
      ['mona@example.com', 'Mona Agent', 3],
    ];
    for (const [email, name, chats] of readers) {
      await addAgent(application, email, name);
      const agent = await signIn(application, email);
      for (const id of [...threads.slice(0, chats), threads[0]])
        expect((await call(application, 'GET', `/api/v1/conversations/${id}`, undefined, agent)).status).toBe(200);
    }
    const { items } = (await call(application, 'GET', '/api/v1/security-log/readers', undefined, admin)).body;
    expect(items).toMatchObject([
      { name: 'Maya Agent', day: 31, week: 31, much: true },
      { name: 'Mona Agent', day: 3, much: false },
      { name: 'Milo Agent', day: 2, much: false },
    ]);
    const [read] = await mine('thread.read');
    expect(read).toMatchObject({ actor_kind: 'agent', subject: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await all(`?kind=thread.read&actor_id=${items[2].id}`)).toHaveLength(2);
  });

  it('tells admins what the team did', async () => {
    const invited = { name: 'Nina New', email: 'nina@example.com', role: 'agent' };
    const { body } = await call(application, 'POST', '/api/v1/staff', invited, admin);
    await call(application, 'POST', `/api/v1/staff/${body.id}/role`, { role: 'admin' }, admin);
    await call(application, 'POST', `/api/v1/staff/${body.id}/active`, { active: false }, admin);
    expect((await all('?limit=3')).map(({ kind, subject, actor_name }) => [kind, subject, actor_name])).toEqual([
      ['staff.locked_out', 'Nina New', 'Lena Lead'],
      ['role.changed', 'Nina New, admin', 'Lena Lead'],
      ['staff.invited', 'Nina New, agent', 'Lena Lead'],
    ]);
  });

  it('writes a structured line beside each row', async () => {
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security');
    const [made] = told.filter(({ kind }) => kind === 'key.made');
    expect(made).toMatchObject({
      customer_id: ownerId,
      actor_id: ownerId,
      subject: 'Booking system',
      address: '127.0.0.1',
    });
    expect(made.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is changed by nobody who speaks with the rights of the application, whoever they say they are', async () => {
    const lena: Actor = { kind: 'admin', userId: ownerId, name: 'Lena' };
    const rewriting = ['subject', 'kind', 'actor_name', 'customer_id', 'address'].map(
      (column) => `update security_log set ${column} = null`,
    );
    for (const actor of [lena, system])
      for (const statement of [...rewriting, 'delete from security_log', 'truncate security_log'])
        await expect(
          withActor(application.deps.store, actor, ({ client }) => client.query(statement)),
          `${actor.kind}: ${statement}`,
        ).rejects.toThrow('permission denied');
  });

  it('is kept for 400 days', async () => {
    const days = (n: number) => clock.advance(n * 86_400);
    const tidied = () => withActor(application.deps.authStore, system, purgeSecurityLog);
    const count = () =>
      withActor(
        application.deps.store,
        system,
        async ({ client }) => (await client.query('select from security_log')).rowCount,
      );
    days(399);
    await tidied();
    expect(await count()).toBeGreaterThan(30);
    days(2);
    await tidied();
    expect(await count()).toBe(0);
  });
});
