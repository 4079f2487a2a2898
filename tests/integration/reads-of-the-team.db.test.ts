import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HouseSecurityEntry } from '#contract/accounts/security-log.ts';
import { addPerson } from '#features/accounts';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';

// What one of the team reads of guests: shown where they work with it, and in the security log where they look further.

let application: TestApplication;
let agent: { authorization: string };
let admin: { authorization: string };
let owner: { authorization: string };
let chat: Awaited<ReturnType<typeof openThread>>;
let ordering: Awaited<ReturnType<typeof openThread>>;
let waiting: Awaited<ReturnType<typeof openThread>>;
let order: string;

beforeAll(async () => {
  application = await startTestApplication();
  const ownerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com', 'Maya Agent');
  const hash = (await application.auth.$context).password.hash(password);
  await addPerson(application.authDb, { email: 'lead@example.com', name: 'Lena Lead', role: 'admin' }, await hash);
  [owner, agent, admin] = [
    await signIn(application, 'olive@example.com'),
    await signIn(application, 'maya@example.com'),
    await signIn(application, 'lead@example.com'),
  ];
  const { guest_token, id } = await addProperty(application, ownerId);
  chat = await openThread(application, guest_token, 'hello, we like the zanzibar room');
  ordering = await openThread(application, guest_token, 'hello');
  waiting = await openThread(application, guest_token, 'I want to talk to a person about zanzibar');
  const opened = {
    property_id: id,
    conversation_id: ordering.id,
    service_type: 'handyman',
    urgency_level: 'low',
    subject_line: 'A chair',
    issue_summary: 'It wobbles.',
    attempted_fix: null,
    call_summary: null,
  };
  order = (await call(application, 'POST', '/api/v1/work-orders', opened, agent)).body.id;
});
afterAll(() => application.end());

type Listed = { id: string; preview: string | null };
const list = async (query: string, who = agent): Promise<Listed[]> =>
  (await call(application, 'GET', `/api/v1/conversations?${query}`, undefined, who)).body.items;
const previewIn = (items: Listed[], id: string) => items.find((one) => one.id === id)?.preview;
const reads = async (): Promise<HouseSecurityEntry[]> =>
  (await call(application, 'GET', '/api/v1/security-log/house?kind=thread.read', undefined, admin)).body.items;
const listReads = async () => (await reads()).flatMap((row) => (row.customer_name ? [] : [row.subject]));

describe('A list of the desk', () => {
  it('shows what was said last in chats that wait or are theirs, and in no other', async () => {
    const items = await list('queue=all');
    expect(previewIn(items, waiting.id)).toEqual(expect.any(String));
    expect(previewIn(items, chat.id)).toBeNull();
    await call(application, 'POST', `/api/v1/conversations/${chat.id}/claim`, {}, agent);
    expect(previewIn(await list('queue=mine'), chat.id)).toEqual(expect.any(String));
    expect(previewIn(await list('queue=all', admin), chat.id)).toBeNull();
    expect(previewIn(await list('queue=all', owner), chat.id)).toEqual(expect.any(String));
  });

  it('of what waits is their work; all chats, closed ones, searches and jobs stand in the security log, page by page', async () => {
    const before = (await listReads()).length;
    await list('queue=waiting');
    await list('queue=mine');
    await list('queue=all', owner);
    expect(await listReads()).toHaveLength(before);
    const { body } = await call(application, 'GET', '/api/v1/conversations?queue=all&limit=1', undefined, agent);
    for (let n = 0; n < 3; n++) await list(`queue=all&limit=1&cursor=${body.next}`);
    await list('queue=all&q=tide');
    await call(application, 'GET', '/api/v1/work-orders', undefined, agent);
    const found = (await listReads()).slice(0, -before).toReversed();
    expect(found).toEqual([
      'All chats: 1 entry, first page',
      expect.stringMatching(/^All chats: 1 entry, page .{12}$/),
      'All chats, searched: 3 entries, first page',
      'Work orders: 1 entry, first page',
    ]);
  });

  it('is no chat that somebody opened', async () => {
    const { items } = (await call(application, 'GET', '/api/v1/security-log/readers', undefined, admin)).body;
    const maya = items.find(({ name }: { name: string }) => name === 'Maya Agent');
    expect(maya?.day).toBe(1); // the one she took
  });
});

describe('A work order that came from a chat', () => {
  it('is read like that chat: its owner sees who did', async () => {
    const before = (await reads()).filter(({ customer_name }) => customer_name).length;
    expect((await call(application, 'GET', `/api/v1/work-orders/${order}`, undefined, admin)).status).toBe(200);
    await call(application, 'GET', `/api/v1/work-orders/${order}`, undefined, owner);
    const told = (await call(application, 'GET', '/api/v1/security-log?kind=thread.read', undefined, owner)).body.items;
    expect((await reads()).filter(({ customer_name }) => customer_name)).toHaveLength(before + 1);
    expect(told[0]).toMatchObject({ actor_name: 'Lena Lead', subject: ordering.id });
  });
});
