import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { moveWorkOrder } from '#features/work-orders';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { createSettableClock } from '../support/clock.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  addTrade,
  call,
  signIn,
  startTestHouse,
  type TestHouse,
} from '../support/house.ts';
import { openStream } from '../support/streams.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What an owner is told of, and what they can do with it, over HTTP.

const clock = createSettableClock('2026-11-20T18:00:00Z');
type Headers = { authorization: string };
let house: TestHouse;
let customerId: string;
let guestToken: string;
let owner: Headers;
let other: Headers;
let agent: Headers;

beforeAll(async () => {
  house = await startTestHouse({ clock });
  customerId = await addOwner(house, 'olive@example.com');
  await addOwner(house, 'other@example.com');
  await addAgent(house, 'maya@example.com');
  const property = await addProperty(house, customerId);
  guestToken = property.guest_token;
  await addTrade(house, customerId, property.id, { company_name: 'Yaquina Plumbing', phone: '(541) 555-0110' });
  [owner, other, agent] = [
    await signIn(house, 'olive@example.com'),
    await signIn(house, 'other@example.com'),
    await signIn(house, 'maya@example.com'),
  ];
});

afterAll(() => house.end());

async function openThread(message: string) {
  const { body } = await call(house, 'POST', `/api/v1/guest/${guestToken}/conversations`, { message });
  const path = `/api/v1/guest/${guestToken}/conversations/${body.id}`;
  const secret = { 'x-conversation-secret': body.secret as string };
  const say = (message: string) => call(house, 'POST', `${path}/messages`, { message }, secret);
  return { id: body.id as string, path, secret, say };
}

const list = async (who = owner, query = ''): Promise<{ items: Notification[]; next: string; unread: number }> =>
  (await call(house, 'GET', `/api/v1/notifications?limit=100${query}`, undefined, who)).body;

/** What has been added since `before`, oldest first. */
async function since(before: { items: Notification[] }): Promise<Notification[]> {
  const known = new Set(before.items.map(({ id }) => id));
  return (await list()).items.filter(({ id }) => !known.has(id)).reverse();
}

const kindsOf = (items: Notification[]) => items.map(({ kind }) => kind);

async function jobOf(threadId: string) {
  const { body } = await call(house, 'GET', '/api/v1/work-orders', undefined, owner);
  const order = body.items.find((one: { conversation_id: string }) => one.conversation_id === threadId);
  const text = await waitFor(async () =>
    (await readOutbox(house)).find((m) => m.to === '(541) 555-0110' && m.text.includes(order.subject_line)),
  );
  return { order, path: `/api/v1/jobs/${/\/job\/(\S+)/.exec(text.text)?.[1]}` };
}

describe('an owner is told, once each and in order,', () => {
  it('of a repair from its opening to its end', async () => {
    const before = await list();
    const guest = await openThread("there's water coming from under the kitchen sink");
    const { order, path } = await jobOf(guest.id);
    await call(house, 'POST', `${path}/accept`, {
      arrival_from: '2026-11-20T20:00:00Z',
      arrival_to: '2026-11-20T21:00:00Z',
    });
    const dispatch = serviceFor(customerId, 'dispatch');
    await withActor(house.deps.store, dispatch, (unit) =>
      moveWorkOrder(unit, order.id, 'scheduled', { kind: 'scheduled', summary: 'Time agreed' }),
    );
    await call(house, 'POST', `${path}/on-my-way`, {});
    await call(house, 'POST', `${path}/start`, {});
    await call(house, 'POST', `${path}/finish`, { resolution_notes: 'Replaced the trap.' });
    const told = await since(before);
    expect(kindsOf(told)).toEqual([
      'work_order_opened',
      'work_order_accepted',
      'work_order_scheduled',
      'work_order_on_site',
      'work_order_completed',
    ]);
    expect(told[0]).toMatchObject({
      title: 'New work order at Tide Pool Bungalow',
      href: `/dashboard/work-orders?work-order=${order.id}`,
      read: false,
    });
    expect(told[1]?.title).toBe('Yaquina Plumbing accepted');
    expect(told[1]?.message).toContain('arriving 12:00 PM PST to 1:00 PM PST');
    expect(told[4]?.message).toContain('Replaced the trap.');
  });

  it('of a refusal and that nobody is left, and not a second time that a person was called for it', async () => {
    const before = await list();
    const guest = await openThread('a pipe burst under the sink and water is gushing everywhere');
    const { order, path } = await jobOf(guest.id);
    await call(house, 'POST', `${path}/decline`, { reason: 'Out of town' });
    const told = await since(before);
    expect(kindsOf(told)).toContain('work_order_opened');
    expect(kindsOf(told).slice(-2)).toEqual(['contractor_declined', 'nobody_accepted']);
    expect(told.at(-2)).toMatchObject({ title: 'Yaquina Plumbing declined' });
    expect(told.at(-2)?.message).toContain('“Out of town”');
    expect(kindsOf(told)).not.toContain('person_requested');
    await call(house, 'POST', `/api/v1/work-orders/${order.id}/cancel`, { why: 'The guest left.' }, agent);
    expect(kindsOf(await since(before)).at(-1)).toBe('work_order_cancelled');
  });

  it('of a guest who asks for a person, however often they ask', async () => {
    const before = await list();
    const guest = await openThread('can I talk to a real person please');
    await guest.say('a person please');
    const told = await since(before);
    expect(kindsOf(told)).toEqual(['person_requested']);
    expect(told[0]).toMatchObject({
      title: 'A guest needs a person at Tide Pool Bungalow',
      message: 'A guest: The guest asked for a person. The Porchlight team has been called.',
      href: `/dashboard/conversations?chat=${guest.id}`,
    });
  });

  it('of danger, a question nobody could answer, and an approval that waits', async () => {
    const before = await list();
    const gas = await openThread('I smell gas');
    await gas.say('I smell gas, please help');
    expect(kindsOf(await since(before)).filter((kind) => kind === 'emergency')).toHaveLength(1);
    expect(kindsOf(await since(before))).not.toContain('person_requested');

    await openThread('is there a waffle iron in the house');
    expect((await since(before)).at(-1)).toMatchObject({
      kind: 'owner_question',
      title: "A guest's question about Tide Pool Bungalow",
      message: expect.stringContaining('waffle iron'),
    });

    const guest = await openThread('the bathroom sink drips a little');
    await call(
      house,
      'POST',
      '/api/v1/work-orders',
      { ...loose, conversation_id: guest.id, property_id: await propertyOf(guest.id) },
      agent,
    );
    const { path } = await jobOf(guest.id);
    await call(house, 'POST', `${path}/accept`, {});
    await call(house, 'POST', `${path}/ask-more`, { amount_cents: 250_000, why: 'The valve has to go.' });
    expect((await since(before)).at(-1)).toMatchObject({
      kind: 'approval_needed',
      title: 'Your approval is needed',
      message: expect.stringContaining('The valve has to go.'),
      href: '/dashboard#needs-you',
    });
  });
});

const loose = {
  service_type: 'plumbing',
  urgency_level: 'low',
  subject_line: 'Dripping tap',
  issue_summary: 'The tap in the bathroom drips.',
};

const propertyOf = async (threadId: string) =>
  (await call(house, 'GET', `/api/v1/conversations/${threadId}`, undefined, agent)).body.property_id as string;

describe('an owner', () => {
  it('reads them page by page, newest first, with the number of all that are unread', async () => {
    const all = await list();
    const seen: Notification[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await call(
        house,
        'GET',
        `/api/v1/notifications?limit=3&${cursor && `cursor=${cursor}`}`,
        undefined,
        owner,
      );
      expect(page.body.unread).toBe(all.items.length);
      seen.push(...page.body.items);
      cursor = page.body.next;
    }
    expect(seen.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
    expect(seen.map(({ date }) => date)).toEqual(
      seen
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  });

  it('marks one read and unread, and all', async () => {
    const { items, unread } = await list();
    const path = `/api/v1/notifications/${items[0]?.id}`;
    expect((await call(house, 'POST', `${path}/read`, {}, owner)).body.read).toBe(true);
    expect((await call(house, 'POST', `${path}/read`, {}, owner)).body.read).toBe(true);
    expect((await list()).unread).toBe(unread - 1);
    expect((await call(house, 'POST', `${path}/unread`, {}, owner)).body.read).toBe(false);
    expect((await call(house, 'POST', '/api/v1/notifications/read-all', {}, owner)).body).toEqual({ marked: unread });
    expect((await list()).unread).toBe(0);
  });

  it('deletes one and takes that back, as read as it was', async () => {
    const { items } = await list();
    const path = `/api/v1/notifications/${items[1]?.id}`;
    expect((await call(house, 'DELETE', path, undefined, owner)).status).toBe(200);
    expect((await list()).items).toHaveLength(items.length - 1);
    await call(house, 'POST', `${path}/restore`, {}, owner);
    expect((await list()).items).toEqual(items);
  });

  it('hears of each change on every tab, and nobody else does', async () => {
    const guest = await openThread('hello there');
    const [tab, second, foreign, chat] = [
      await openStream(house, '/api/v1/events', owner),
      await openStream(house, '/api/v1/events', owner),
      await openStream(house, '/api/v1/events', other),
      await openStream(house, `${guest.path}/events`, guest.secret),
    ];
    await guest.say('may I speak to a person');
    await tab.next(({ kind }) => kind === 'notification.added');
    const [newest] = (await list()).items;
    await call(house, 'POST', `/api/v1/notifications/${newest?.id}/read`, {}, owner);
    await second.next(({ kind }) => kind === 'notification.changed');
    await chat.next(({ kind }) => kind === 'conversation.handoff_requested');
    expect(foreign.seen).toEqual([]);
    expect(chat.seen.filter(({ kind }) => kind.startsWith('notification'))).toEqual([]);
    for (const stream of [tab, second, foreign, chat]) stream.close();
  });
});

describe('somebody else', () => {
  it('has none of them, and is told there is no such thing', async () => {
    expect(await list(other)).toEqual({ items: [], next: null, unread: 0 });
    const [mine] = (await list()).items;
    for (const act of ['read', 'unread', 'restore'])
      expect((await call(house, 'POST', `/api/v1/notifications/${mine?.id}/${act}`, {}, other)).status).toBe(404);
    expect((await call(house, 'DELETE', `/api/v1/notifications/${mine?.id}`, undefined, other)).status).toBe(404);
    expect((await call(house, 'POST', '/api/v1/notifications/read-all', {}, other)).body).toEqual({ marked: 0 });
  });

  it('of the desk works by queues instead', async () => {
    expect((await call(house, 'GET', '/api/v1/notifications', undefined, agent)).status).toBe(403);
    expect((await call(house, 'GET', '/api/v1/notifications')).status).toBe(401);
  });
});
