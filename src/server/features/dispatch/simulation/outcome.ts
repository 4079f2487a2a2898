// What rules make of a past work order, by the functions that decide about new ones. Pure.
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { nteFor, type ProtocolAction, quietUntil } from '#features/protocols';
import { acceptDue, answerDue, firstAction, isOver, isOverLimit, silenceUnder } from '../rule-policy.ts';
import type { PastOffer, PastOrder, PastQuestion } from './past-order.ts';

/** `nobody`: it would be sent, and no contractor can take it. */
type Step = ProtocolAction | 'check' | 'nobody';

export type Outcome = {
  step: Step;
  /** The end of the quiet hours that it waits for, in milliseconds. */
  waits_until: number | null;
  limit_cents: number;
  /** Whether its work needed more than the limit; null when its cost is not known. */
  is_over_limit: boolean | null;
  /** Of each question: in time, or what happens for want of an answer; unknown where more time might have led to one. */
  answers: ('in_time' | 'not_asked' | 'unknown' | ReturnType<typeof silenceUnder>)[];
  /** Of each offer: whether it was answered before `due`, in milliseconds. */
  offers: { answer: 'in_time' | 'over' | 'not_counted' | 'unknown'; due: number }[];
};

export function outcomeUnder(rules: ProtocolRules, order: PastOrder, now: Date): Outcome {
  const step = stepUnder(rules, order);
  const until = goesOn(step) ? morningOf(rules, order) : null;
  const limit_cents = nteFor(rules, order.urgency_level);
  return {
    step,
    waits_until: until?.getTime() ?? null,
    limit_cents,
    is_over_limit: needsMoreThan(limit_cents, order),
    answers: order.questions.map((one) =>
      isAsked(one, step, limit_cents) ? answerUnder(rules, one, now) : 'not_asked',
    ),
    offers: order.offers.map((one) => ({
      answer: goesOn(step) ? offerUnder(rules, order, one, now) : 'not_counted',
      due: acceptDue(rules, order, one.offered_at).getTime(),
    })),
  };
}

/** A contractor is sent, at once or after the owner's yes. */
export const goesOn = (step: Step): boolean => step === 'dispatch' || step === 'ask_owner';

function stepUnder(rules: ProtocolRules, order: PastOrder): Step {
  const step = order.sent_by_owner ? 'dispatch' : firstAction(rules, order);
  return step === 'dispatch' && !order.has_contractor ? 'nobody' : step;
}

/** The clocks of time zones are the slow part of it all: what has the same quiet hours is asked once. */
function morningOf(rules: ProtocolRules, order: PastOrder): Date | null {
  const { quiet_hours: hours } = rules;
  const known = (hours && mornings.get(hours)) ?? new WeakMap<PastOrder, Date | null>();
  if (hours) mornings.set(hours, known);
  const before = known.get(order);
  if (before !== undefined) return before;
  const until = quietUntil(rules, order.urgency_level, order.decided_at, order.timezone);
  known.set(order, until);
  return until;
}
const mornings = new WeakMap<NonNullable<ProtocolRules['quiet_hours']>, WeakMap<PastOrder, Date | null>>();

/** What it cost, and what was asked for: the larger is what the work needed. */
function needsMoreThan(limitCents: number, { cost_cents, questions }: PastOrder): boolean | null {
  const asked = questions.flatMap(({ kind, amount_cents }) => (kind === 'raise_nte' ? [amount_cents ?? 0] : []));
  const known = cost_cents === null ? asked : [cost_cents, ...asked];
  return known.length ? isOverLimit(Math.max(...known), limitCents) : null;
}

function isAsked({ kind, amount_cents }: PastQuestion, step: Step, limitCents: number): boolean {
  if (kind === 'dispatch') return step === 'ask_owner';
  return kind !== 'raise_nte' || isOverLimit(amount_cents ?? 0, limitCents);
}

function answerUnder(rules: ProtocolRules, question: PastQuestion, now: Date): Outcome['answers'][number] {
  const { kind, created_at, due_at, decision, decided_at } = question;
  const due = answerDue(rules, created_at);
  if (decision === 'timed_out') return due > due_at ? 'unknown' : silenceUnder(rules, kind);
  return isOver(due, decided_at ?? now) ? silenceUnder(rules, kind) : 'in_time';
}

function offerUnder(rules: ProtocolRules, order: PastOrder, offer: PastOffer, now: Date) {
  const { state, offered_at, expires_at, answered_at } = offer;
  const due = acceptDue(rules, order, offered_at);
  if (state === 'expired') return due > expires_at ? 'unknown' : 'over';
  // Declined after its time: the job was accepted and given back. When it was accepted is not kept there.
  const isGivenBack = state === 'declined' && answered_at !== null && isOver(expires_at, answered_at);
  if (state === 'revoked' || state === 'taken' || isGivenBack) return 'not_counted';
  return isOver(due, answered_at ?? now) ? 'over' : 'in_time';
}
