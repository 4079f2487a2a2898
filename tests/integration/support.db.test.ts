import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#server/db/tables/conversations.ts';
import { withActor } from '#server/kernel/transaction.ts';
import {
  addAgent,
  addOwner,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { openStream } from '../support/streams.ts';

// An owner's conversation with the desk, over HTTP: who sees what, and when.

type Headers = { authorization: string };
let application: TestApplication;
let customerId: string;
let owner: Headers;
let other: Headers;
let agent: Headers;

beforeAll(async () => {
  application = await startTestApplication();
  customerId = await addOwner(application, 'olive@example.com');
  await addOwner(application, 'other@example.com', 'Otto Other');
  await addAgent(application, 'maya@example.com');
  [owner, other, agent] = [
    await signIn(application, 'olive@example.com'),
    await signIn(application, 'other@example.com'),
    await signIn(application, 'maya@example.com'),
  ];
});

afterAll(() => application.end());

const thread = async (who = owner) => (await call(application, 'GET', '/api/v1/support/thread', undefined, who)).body;
const write = (message: string, who = owner, client_id?: string) =>
  call(application, 'POST', '/api/v1/support/messages', { message, client_id }, who);
const queue = async (name: string) =>
  (await call(application, 'GET', `/api/v1/conversations?queue=${name}`, undefined, agent)).body.items;
const bodies = ({ messages: lines }: { messages: { body: string }[] }) => lines.map(({ body }) => body);

describe('an owner and the desk', () => {
  it('begin with nothing, and one thread comes of two first lines at once', async () => {
    expect(await thread()).toMatchObject({ id: null, messages: [] });
    const [one, two] = await Promise.all([write('Hello, one question.'), write('How do I add a second house?')]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect((await thread()).messages).toHaveLength(2);
    expect(await queue('waiting')).toHaveLength(1);
  });

  it('talk live: the desk sees who writes, the owner sees who answers, and no assistant comes between', async () => {
    const [row] = await queue('waiting');
    expect(row).toMatchObject({
      kind: 'support',
      property_id: null,
      property_name: null,
      guest_name: 'Olive Owner',
      state: 'waiting',
    });
    expect(row.sla_due_at).not.toBeNull();
    const path = `/api/v1/conversations/${row.id}`;
    const opened = await call(application, 'GET', path, undefined, agent);
    expect(opened.body).toMatchObject({
      guest_email: 'olive@example.com',
      work_orders: [],
      can: { reply: true, claim: true, put_away: true, hand_back: false, open_work_order: false },
    });

    const [ownerTab, deskTab] = [
      await openStream(application, '/api/v1/events', owner),
      await openStream(application, '/api/v1/events', agent),
    ];
    await call(application, 'POST', `${path}/reply`, { message: 'Hello Olive, Maya here. Press Add Property.' }, agent);
    await ownerTab.next((event) => event.kind === 'message.added' && event.conversation_id === row.id);
    const after = await thread();
    expect(after.state).toBe('assigned');
    expect(after.messages.map((line: { author: string }) => line.author)).toEqual([
      'owner',
      'owner',
      'system',
      'agent',
    ]);

    await write('Thank you, found it.');
    await deskTab.next((event) => event.kind === 'message.added' && event.conversation_id === row.id);
    expect(bodies((await call(application, 'GET', path, undefined, agent)).body).at(-1)).toBe('Thank you, found it.');
    ownerTab.close();
    deskTab.close();
  });

  it('the owner is told of an answer, once until it is read', async () => {
    const { id } = await thread();
    await call(application, 'POST', `/api/v1/conversations/${id}/reply`, { message: 'Glad to hear it.' }, agent);
    const told = async () => (await call(application, 'GET', '/api/v1/notifications', undefined, owner)).body;
    expect((await told()).items).toMatchObject([
      { kind: 'support_reply', title: 'The Porchlight team replied', href: '/support', read: false },
    ]);
    const marked = await call(application, 'POST', '/api/v1/notifications/read-all', { conversation_id: id }, owner);
    expect(marked.body).toEqual({ marked: 1 });
    await call(application, 'POST', `/api/v1/conversations/${id}/reply`, { message: 'Anything else?' }, agent);
    expect((await told()).unread).toBe(1);
  });

  it('an internal note is never the owner’s to read, not even with every filter of ours left out', async () => {
    const { id } = await thread();
    await call(application, 'POST', `/api/v1/conversations/${id}/note`, { message: 'Asked twice already.' }, agent);
    expect(bodies(await thread())).not.toContain('Asked twice already.');
    const seen = await call(application, 'GET', `/api/v1/conversations/${id}`, undefined, owner);
    expect(bodies(seen.body)).not.toContain('Asked twice already.');
    const asOwner = { kind: 'owner', userId: customerId, customerId, name: 'Olive Owner' } as const;
    const rows = await withActor(application.deps.store, asOwner, ({ tx }) =>
      tx.select({ kind: messages.kind }).from(messages).where(eq(messages.conversation_id, id)),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ kind }) => kind === 'note')).toEqual([]);
  });

  it('the same line sent again is one line', async () => {
    const first = await write('Did this arrive?', owner, 'line-1');
    const again = await write('Did this arrive?', owner, 'line-1');
    expect(again.body.id).toBe(first.body.id);
    expect(bodies(await thread()).filter((body) => body === 'Did this arrive?')).toHaveLength(1);
  });

  it('what whoever has it put away comes back to them with the owner’s next line', async () => {
    const { id } = await thread();
    const path = `/api/v1/conversations/${id}`;
    await call(application, 'POST', `${path}/snooze`, { until: new Date(Date.now() + 3_600_000).toISOString() }, agent);
    await write('And one more thing.');
    expect((await call(application, 'GET', path, undefined, agent)).body).toMatchObject({
      state: 'assigned',
      snoozed_until: null,
      waiting_since: expect.any(String),
    });
  });

  it('a closed chat opens again with the next line, and waits for a person', async () => {
    const { id } = await thread();
    expect((await call(application, 'POST', `/api/v1/conversations/${id}/hand-back`, {}, agent)).status).toBe(403);
    await call(application, 'POST', `/api/v1/conversations/${id}/close`, {}, agent);
    expect((await thread()).state).toBe('done');
    await write('One more thing.');
    expect(await thread()).toMatchObject({ id, state: 'waiting' });
    expect(await queue('waiting')).toMatchObject([{ id, preview: 'One more thing.' }]);
  });
});

describe('nobody else', () => {
  it('sees it: another owner has a thread of their own and is told there is no such one', async () => {
    const { id } = await thread();
    expect(await thread(other)).toMatchObject({ id: null, messages: [] });
    expect((await call(application, 'GET', `/api/v1/conversations/${id}`, undefined, other)).status).toBe(404);
    await write('And I am Otto.', other);
    expect((await thread(other)).id).not.toBe(id);
    expect(bodies(await thread())).not.toContain('And I am Otto.');
  });

  it('mistakes it for a guest’s: it is not among the owner’s conversations', async () => {
    const { body } = await call(application, 'GET', '/api/v1/conversations', undefined, owner);
    expect(body.items).toEqual([]);
  });

  it('but an owner has one: staff and strangers are refused', async () => {
    expect((await call(application, 'GET', '/api/v1/support/thread', undefined, agent)).status).toBe(403);
    expect((await call(application, 'POST', '/api/v1/support/messages', { message: 'hi' })).status).toBe(401);
  });
});
