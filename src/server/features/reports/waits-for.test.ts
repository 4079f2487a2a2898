import { expect, test } from 'vitest';
import { nextStep, type OrderFacts } from './waits-for.ts';

const now = new Date('2026-11-26T08:00:00Z');
const later = new Date('2026-11-26T09:00:00Z');
const order = (dispatch_state: OrderFacts['dispatch_state'], facts: Partial<OrderFacts> = {}): OrderFacts => ({
  dispatch_state,
  approval_due_at: null,
  offer_expires_at: null,
  dispatch_after: null,
  confirm_due_at: null,
  is_unchecked: false,
  has_times: false,
  ...facts,
});

test.each<[string, OrderFacts, ReturnType<typeof nextStep>]>([
  ['the owner, whose answer is wanted', order('awaiting_approval', { approval_due_at: later }), to('owner', later)],
  ['the owner, while the work goes on', order('on_site', { approval_due_at: later }), to('owner', later)],
  ['the team, which looks for somebody', order('triage'), to('team')],
  ['the end of the quiet hours', order('triage', { dispatch_after: later }), to('quiet_hours', later)],
  ['the stay check', order('triage', { dispatch_after: later, is_unchecked: true }), to('guest', later)],
  ['the team, once that time is over', order('triage', { dispatch_after: now }), to('team')],
  ['the contractor who was asked', order('offered', { offer_expires_at: later }), to('contractor', later)],
  ['the contractor who has the job', order('accepted'), to('contractor')],
  ['the guest, who chooses a time', order('accepted', { has_times: true }), to('guest')],
  ['the contractor who comes', order('scheduled', { has_times: true }), to('contractor')],
  ['the contractor on the way', order('en_route'), to('contractor')],
  ['the contractor at work', order('on_site'), to('contractor')],
  ['the contractor, for parts', order('awaiting_parts'), to('contractor')],
  [
    'the guest, who says whether it is fixed',
    order('pending_confirmation', { confirm_due_at: later }),
    to('guest', later),
  ],
])('an order waits for %s', (_, facts, step) => expect(nextStep(facts, now)).toEqual(step));

function to(waits_for: ReturnType<typeof nextStep>['waits_for'], until: Date | null = null) {
  return { waits_for, until };
}
