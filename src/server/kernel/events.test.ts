import pino from 'pino';
import { expect, it } from 'vitest';
import { eventKinds } from '#contract/events.ts';
import { CustomerEvent, StaffEvent } from './event-schemas.ts';
import { readEvent, readSignal } from './events.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const row = {
  id: 7n,
  customer_id: id,
  conversation_id: id,
  work_order_id: id,
  property_id: id,
  actor_kind: 'system',
  actor_id: null,
  at: new Date('2026-11-20T18:00:00Z'),
};
const logged: string[] = [];
const log = pino({}, { write: (line) => void logged.push(line) });

it('there is a schema for every kind', () => {
  const ofCustomers = CustomerEvent.options.flatMap(({ shape }) => [...shape.kind.values]);
  const known = [...ofCustomers, ...StaffEvent.shape.kind.options];
  expect(known.sort()).toEqual([...eventKinds].sort());
});

/** As rows were written since the first version. */
const oldRows: [kind: string, data: Record<string, unknown>][] = [
  ['conversation.changed', {}],
  ['conversation.changed', { state: 'waiting' }],
  ['conversation.handoff_requested', { reason: 'money', cause: null, again: false }],
  ['conversation.emergency', { danger: 'gas' }],
  ['alarm.rung', { rung: 'first', rings: 1 }],
  ['message.added', { message_id: id, author: 'guest', kind: 'text', thread: 'guest', state: 'assistant' }],
  ['guest.verified', { stay_id: id }],
  ['secret.released', { name: `article:${id}` }],
  ['stay.code_due', { stay_id: id }],
  ['work_order.opened', {}],
  ['work_order.changed', {}],
  ['work_order.changed', { from: 'offered', to: 'accepted' }],
  ['work_order.joined', { confirmed: true }],
  ['offer.made', { offer_id: id, method: 'text', rank: 1 }],
  ['offer.expired', { offer_id: id }],
  ['dispatch.exhausted', { why: 'No contractor is left to ask' }],
  ['visit.other_time', { words: 'after five' }],
  ['visit.no_access', { why: 'nobody opened' }],
  ['approval.requested', { approval_id: id }],
  ['owner_question.asked', { question_id: id }],
  ['property.changed', { status: 'inactive' }],
  ['contractor.changed', { contractor_id: id, status: 'inactive' }],
  ['contractor.changed', {}],
];

it.each(oldRows)('a row of a former version is read: %s %o', (kind, data) => {
  expect(readEvent({ ...row, kind, data }, log)).toMatchObject({ id: '7', kind });
});

it('a question of the public site is of no customer', () => {
  const nobody = { customer_id: null, conversation_id: null, work_order_id: null, property_id: null };
  expect(readEvent({ ...row, ...nobody, kind: 'question.asked', data: {} }, log).kind).toBe('question.asked');
});

it.each([
  ['offer.vanished', {}],
  ['message.added', { message_id: id, author: 'guest' }],
  ['stay.code_due', {}],
])('one that cannot be read (%s %o) makes its readers read anew, and is logged by its id', (kind, data) => {
  logged.length = 0;
  expect(readEvent({ ...row, kind, data }, log)).toMatchObject({ id: '7', kind: 'reset', customer_id: id });
  expect(logged).toEqual([expect.stringContaining('"event":"7"')]);
  expect(logged).toEqual([expect.stringContaining(kind)]);
});

it('so does the signal of a kind that a later version sends', () => {
  logged.length = 0;
  const { id: number, customer_id, conversation_id, work_order_id, property_id } = row;
  const ids = { id: Number(number), customer_id, conversation_id, work_order_id, property_id };
  expect(readSignal(JSON.stringify({ ...ids, kind: 'offer.vanished' }), log)).toEqual({
    ...ids,
    id: '7',
    kind: 'reset',
  });
  expect(readSignal(JSON.stringify({ ...ids, kind: 'offer.made' }), log).kind).toBe('offer.made');
  expect(logged).toEqual([expect.stringContaining('offer.vanished')]);
});
