import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { protocolActions } from '#contract/enumerations/protocols.ts';
import type { RuleEffect } from '#contract/enumerations/simulations.ts';
import { serviceTypes } from '#contract/enumerations/trades.ts';
import { offerStates, reporters, urgencies } from '#contract/enumerations/work-orders.ts';
import { defaultRules, type ProtocolRules } from '#contract/protocols/protocols.ts';
import { differenceBetween } from './differences.ts';
import { outcomeUnder } from './outcome.ts';
import type { PastOffer, PastOrder, PastQuestion } from './past-order.ts';

// What other rules would have made of one order.

const noon = new Date('2026-11-20T20:00:00Z'); // Friday, in Oregon
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const now = later(10 * 1440);
const order: PastOrder = {
  id: 'o1',
  property_id: 'p1',
  property_name: 'Tide Pool Bungalow',
  subject_line: 'Drain is slow',
  service_type: 'plumbing',
  urgency_level: 'high',
  status: 'completed',
  reporter: 'checked',
  danger: null,
  opened_by_owner: false,
  nte_cents: 30_000,
  cost_cents: 18_000,
  created_at: noon,
  assigned_contractor_name: 'Yaquina Plumbing',
  timezone: 'America/Los_Angeles',
  decided_at: noon,
  sent_by_owner: false,
  has_contractor: true,
  questions: [],
  offers: [],
};
const asked: PastQuestion = {
  work_order_id: 'o1',
  kind: 'dispatch',
  amount_cents: 30_000,
  created_at: noon,
  due_at: later(120),
  decision: 'approved',
  decided_at: later(90),
};
const offered: PastOffer = {
  work_order_id: 'o1',
  state: 'accepted',
  offered_at: noon,
  expires_at: later(30),
  answered_at: later(20),
};
const asks: Partial<ProtocolRules> = { actions: [{ action: 'ask_owner' }] };
const windows = (high: number) => ({ accept_window_minutes: { ...defaultRules.accept_window_minutes, high } });

function differs(facts: Partial<PastOrder>, was: Partial<ProtocolRules>, would: Partial<ProtocolRules>) {
  const one = { ...order, ...facts };
  const under = (rules: Partial<ProtocolRules>) => outcomeUnder({ ...defaultRules, ...rules }, one, now);
  const { effects, unknowns } = differenceBetween(one, under(was), under(would));
  return [...effects, ...unknowns];
}

describe('what would have been different', () => {
  it.each<[string, Partial<PastOrder>, Partial<ProtocolRules>, Partial<ProtocolRules>, string[]]>([
    ['sent without asking', {}, asks, {}, ['sent_unasked']],
    ['asked before it is sent', {}, {}, asks, ['asked_not_sent', 'your_answer']],
    ['an urgent one is never held up', { urgency_level: 'urgent' }, {}, asks, []],
    ['left to the team', {}, asks, { actions: [{ action: 'human' }] }, ['team_not_asked']],
    ['sent, with nobody to send', { has_contractor: false }, asks, {}, ['nobody_to_send']],
    [
      'with nobody to send it is the same as the team',
      { has_contractor: false },
      {},
      { actions: [{ action: 'human' }] },
      [],
    ],
    ['what nobody stands behind is for no rule', { reporter: 'unchecked' }, asks, {}, []],
    ['of what the owner opened they are not asked', { opened_by_owner: true }, asks, {}, []],
    ['what the owner sent by their word is for no rule', { sent_by_owner: true }, asks, {}, []],
    ['more allowed than it cost', { cost_cents: 40_000 }, {}, { nte_cents: 50_000 }, ['limit_told', 'cost_unasked']],
    ['less allowed than it cost', {}, {}, { nte_cents: 10_000 }, ['limit_told', 'cost_asked', 'your_answer']],
    ['another limit, and no cost yet', { cost_cents: null }, {}, { nte_cents: 50_000 }, ['limit_told', 'no_cost']],
    [
      'no cost for what was cancelled',
      { cost_cents: null, status: 'cancelled' },
      {},
      { nte_cents: 50_000 },
      ['limit_told'],
    ],
    [
      'what was asked for counts where it was refused',
      { questions: [{ ...asked, kind: 'raise_nte', amount_cents: 45_000, decision: 'refused' }] },
      {},
      { nte_cents: 50_000 },
      ['limit_told', 'cost_unasked'],
    ],
    [
      'an answer that came too late',
      { questions: [asked] },
      asks,
      { ...asks, approval_wait_minutes: 60 },
      ['answer_too_late'],
    ],
    [
      'an answer in the last moment',
      { questions: [asked] },
      asks,
      { ...asks, approval_wait_minutes: 90 },
      ['answer_too_late'],
    ],
    ['an answer a minute before it', { questions: [asked] }, asks, { ...asks, approval_wait_minutes: 91 }, []],
    [
      'what might have been answered in more time',
      { questions: [{ ...asked, decision: 'timed_out', decided_at: later(120) }] },
      asks,
      { ...asks, approval_wait_minutes: 240 },
      ['longer_to_answer'],
    ],
    [
      'no answer sends somebody',
      { questions: [{ ...asked, decision: 'timed_out', decided_at: later(120) }] },
      asks,
      { ...asks, approval_default: 'dispatch' },
      ['silence_sends'],
    ],
    ['accepted too late', { offers: [offered] }, windows(30), windows(15), ['accept_too_late']],
    [
      'the next one asked sooner',
      { offers: [{ ...offered, state: 'expired', answered_at: later(30) }] },
      windows(30),
      windows(15),
      ['next_sooner'],
    ],
    [
      'what might have been accepted in more time',
      { offers: [{ ...offered, state: 'expired', answered_at: later(30) }] },
      windows(30),
      windows(60),
      ['longer_to_accept'],
    ],
    [
      'a job given back is not counted',
      { offers: [{ ...offered, state: 'declined', answered_at: later(300) }] },
      windows(30),
      windows(15),
      [],
    ],
    ['what waits now', {}, {}, { quiet_hours: { from: 660, to: 780, waits: ['high'] } }, ['waits']],
    [
      'what waits until another time',
      {},
      { quiet_hours: { from: 660, to: 780, waits: ['high'] } },
      { quiet_hours: { from: 660, to: 840, waits: ['high'] } },
      ['waits_otherwise'],
    ],
    [
      'the team waits for no morning',
      {},
      { actions: [{ action: 'human' }] },
      { actions: [{ action: 'human' }], quiet_hours: null },
      [],
    ],
  ])('%s', (_, facts, was, would, expected) => {
    expect(differs(facts, was, would)).toEqual(expected);
  });
});

const moments = fc.integer({ min: 1, max: 3000 }).map(later);
const questions: fc.Arbitrary<PastQuestion> = fc.record({
  work_order_id: fc.constant('o1'),
  kind: fc.constantFrom('dispatch' as const, 'raise_nte' as const, 'unchecked_guest' as const),
  amount_cents: fc.integer({ min: 0, max: 90_000 }),
  created_at: fc.constant(noon),
  due_at: moments,
  decision: fc.constantFrom('approved' as const, 'refused' as const, 'timed_out' as const, 'overtaken' as const, null),
  decided_at: fc.option(moments),
});
const offers: fc.Arbitrary<PastOffer> = fc.record({
  work_order_id: fc.constant('o1'),
  state: fc.constantFrom(...offerStates),
  offered_at: fc.constant(noon),
  expires_at: moments,
  answered_at: fc.option(moments),
});
const orders: fc.Arbitrary<PastOrder> = fc.record({
  ...Object.fromEntries(Object.entries(order).map(([name, value]) => [name, fc.constant(value)])),
  service_type: fc.constantFrom(...serviceTypes),
  urgency_level: fc.constantFrom(...urgencies),
  reporter: fc.constantFrom(...reporters),
  cost_cents: fc.option(fc.integer({ min: 0, max: 90_000 })),
  sent_by_owner: fc.boolean(),
  opened_by_owner: fc.boolean(),
  has_contractor: fc.boolean(),
  questions: fc.array(questions, { maxLength: 3 }),
  offers: fc.array(offers, { maxLength: 3 }),
}) as fc.Arbitrary<PastOrder>; // every name of `order`
const minutes = fc.integer({ min: 1, max: 3000 });
const rules: fc.Arbitrary<ProtocolRules> = fc
  .record({
    actions: fc.constantFrom(...protocolActions).map((action) => [{ action }]),
    nte_cents: fc.integer({ min: 0, max: 90_000 }),
    approval_wait_minutes: minutes,
    approval_default: fc.constantFrom(...protocolActions),
    accept_window_minutes: fc.record({
      urgent: minutes,
      high: minutes,
      medium: minutes,
      low: minutes,
      non_urgent: minutes,
    }),
    quiet_hours: fc.option(
      fc.constantFrom<NonNullable<ProtocolRules['quiet_hours']>>({ from: 660, to: 780, waits: ['high', 'low'] }),
    ),
  })
  .map((some) => ({ ...defaultRules, ...some }));

const opposites: [RuleEffect, RuleEffect][] = [
  ['sent_unasked', 'asked_not_sent'],
  ['sent_not_team', 'team_not_sent'],
  ['cost_unasked', 'cost_asked'],
  ['answer_in_time', 'answer_too_late'],
  ['silence_sends', 'silence_to_team'],
  ['accept_in_time', 'accept_too_late'],
  ['next_sooner', 'next_later'],
  ['waits', 'waits_no_more'],
];

test('the same rules make no difference, and what a change gains its undo loses', () => {
  fc.assert(
    fc.property(orders, rules, rules, (one, before, after) => {
      expect(differs(one, before, before)).toEqual([]);
      const [there, back] = [differs(one, before, after), differs(one, after, before)];
      for (const [gain, loss] of opposites) {
        expect([gain, back.includes(loss)]).toEqual([gain, there.includes(gain)]);
        expect([loss, back.includes(gain)]).toEqual([loss, there.includes(loss)]);
      }
    }),
    { numRuns: 2000 },
  );
});
