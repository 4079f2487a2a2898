import { describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { moveWorkOrder } from '#features/work-orders';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { call } from '../support/application.ts';
import { toldOwner } from '../support/told-owner.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What an owner is told of, over HTTP.

const { at, threadOf, list } = toldOwner();

/** What has been added since `before`, oldest first. */
async function since(before: { items: Notification[] }): Promise<Notification[]> {
  const known = new Set(before.items.map(({ id }) => id));
  return (await list()).items.filter(({ id }) => !known.has(id)).reverse();
}

const kindsOf = (items: Notification[]) => items.map(({ kind }) => kind);

async function jobOf(threadId: string) {
  const { body } = await call(at.application, 'GET', '/api/v1/work-orders', undefined, at.owner);
  const order = body.items.find((one: { conversation_id: string }) => one.conversation_id === threadId);
  const text = await waitFor(async () =>
    (await readOutbox(at.application)).find((m) => m.to === '+15415550110' && m.text.includes(order.subject_line)),
  );
  return { order, path: `/api/v1/jobs/${/\/job\/(\S+)/.exec(text.text)?.[1]}` };
}

describe('an owner is told, once each and in order,', () => {
  it('of a repair from its opening to its end', async () => {
    const before = await list();
    const guest = await threadOf("there's water coming from under the kitchen sink");
    const { order, path } = await jobOf(guest.id);
    await call(at.application, 'POST', `${path}/accept`, {
      arrival_from: '2026-11-20T20:00:00Z',
      arrival_to: '2026-11-20T21:00:00Z',
    });
    const them = serviceFor(at.customerId, 'guest');
    await withActor(at.application.deps.store, them, (unit) =>
      moveWorkOrder(unit, order.id, 'choose_time', { kind: 'scheduled', summary: 'Time agreed' }),
    );
    await call(at.application, 'POST', `${path}/on-my-way`, {});
    await call(at.application, 'POST', `${path}/start`, {});
    await call(at.application, 'POST', `${path}/finish`, { resolution_notes: 'Replaced the trap.', cost_cents: 9_000 });
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
    const guest = await threadOf('a pipe burst under the sink and water is gushing everywhere');
    const { order, path } = await jobOf(guest.id);
    await call(at.application, 'POST', `${path}/decline`, { reason: 'Out of town' });
    const told = await since(before);
    expect(kindsOf(told)).toContain('work_order_opened');
    expect(kindsOf(told).slice(-2)).toEqual(['contractor_declined', 'nobody_accepted']);
    expect(told.at(-2)).toMatchObject({ title: 'Yaquina Plumbing declined' });
    expect(told.at(-2)?.message).toContain('“Out of town”');
    expect(kindsOf(told)).not.toContain('person_requested');
    await call(at.application, 'POST', `/api/v1/work-orders/${order.id}/cancel`, { why: 'The guest left.' }, at.agent);
    expect(kindsOf(await since(before)).at(-1)).toBe('work_order_cancelled');
  });

  it('of a guest who asks for a person, however often they ask', async () => {
    const before = await list();
    const guest = await threadOf('can I talk to a real person please');
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
    const gas = await threadOf('I smell gas');
    await gas.say('I smell gas, please help');
    expect(kindsOf(await since(before)).filter((kind) => kind === 'emergency')).toHaveLength(1);
    expect(kindsOf(await since(before))).not.toContain('person_requested');

    await threadOf('is there a waffle iron in the house');
    expect((await since(before)).at(-1)).toMatchObject({
      kind: 'owner_question',
      title: "A guest's question about Tide Pool Bungalow",
      message: expect.stringContaining('waffle iron'),
    });

    const guest = await threadOf('the bathroom sink drips a little');
    await call(
      at.application,
      'POST',
      '/api/v1/work-orders',
      { ...loose, conversation_id: guest.id, property_id: await propertyOf(guest.id) },
      at.agent,
    );
    const { path } = await jobOf(guest.id);
    await call(at.application, 'POST', `${path}/accept`, {});
    await call(at.application, 'POST', `${path}/ask-more`, { amount_cents: 250_000, why: 'The valve has to go.' });
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
  (await call(at.application, 'GET', `/api/v1/conversations/${threadId}`, undefined, at.agent)).body
    .property_id as string;
