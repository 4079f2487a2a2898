// In what two outcomes of one order differ. Pure.
import type { RuleEffect, UnknownEffect } from '#contract/enumerations/simulations.ts';
import { goesOn, type Outcome } from './outcome.ts';
import type { PastOrder } from './past-order.ts';

export type Difference = { effects: Set<RuleEffect>; unknowns: Set<UnknownEffect> };

/** What would have been different for `order`, and what of it cannot be known. */
export function differenceBetween(order: PastOrder, was: Outcome, would: Outcome): Difference {
  const said = [
    ...ofStep(was, would),
    ...ofQuietHours(was, would),
    ...ofLimit(order, was, would),
    ...was.answers.flatMap((answer, at) => ofAnswer(answer, would.answers[at] ?? answer)),
    ...was.offers.flatMap((offer, at) => ofOffer(order.offers[at]?.state, offer, would.offers[at] ?? offer)),
  ];
  return {
    effects: new Set(said.flatMap((one) => ('effect' in one ? [one.effect] : []))),
    unknowns: new Set(said.flatMap((one) => ('unknown' in one ? [one.unknown] : []))),
  };
}

type Said = { effect: RuleEffect } | { unknown: UnknownEffect };
const effect = (name: RuleEffect): Said => ({ effect: name });
const unknown = (name: UnknownEffect): Said => ({ unknown: name });

type Step = Outcome['step'];
/** With nobody to send, a person of the team sees to it as well. */
const moves: Record<Step, Partial<Record<Step, Said[]>>> = {
  ask_owner: {
    dispatch: [effect('sent_unasked')],
    human: [effect('team_not_asked')],
    nobody: [effect('nobody_to_send')],
  },
  human: { dispatch: [effect('sent_not_team')], ask_owner: [effect('asked_not_team'), unknown('your_answer')] },
  nobody: { ask_owner: [effect('asked_not_team'), unknown('your_answer')] },
  dispatch: { ask_owner: [effect('asked_not_sent'), unknown('your_answer')], human: [effect('team_not_sent')] },
  check: {},
};

const ofStep = (was: Outcome, would: Outcome): Said[] => moves[was.step][would.step] ?? [];

function ofQuietHours(was: Outcome, would: Outcome): Said[] {
  if (!goesOn(was.step) || !goesOn(would.step) || was.waits_until === would.waits_until) return [];
  if (was.waits_until === null) return [effect('waits')];
  return [effect(would.waits_until === null ? 'waits_no_more' : 'waits_otherwise')];
}

function ofLimit({ status }: PastOrder, was: Outcome, would: Outcome): Said[] {
  if (was.limit_cents === would.limit_cents || !goesOn(was.step) || !goesOn(would.step)) return [];
  const told = effect('limit_told');
  if (was.is_over_limit === would.is_over_limit)
    return was.is_over_limit === null && status !== 'cancelled' ? [told, unknown('no_cost')] : [told];
  return would.is_over_limit ? [told, effect('cost_asked'), unknown('your_answer')] : [told, effect('cost_unasked')];
}

type Answer = Outcome['answers'][number];

function ofAnswer(was: Answer, would: Answer): Said[] {
  if (was === would || was === 'not_asked' || would === 'not_asked') return [];
  if (was === 'unknown' || would === 'unknown') return [unknown('longer_to_answer')];
  if (was === 'in_time') return [effect('answer_too_late')];
  if (would === 'in_time') return [effect('answer_in_time')];
  return [effect(would === 'dispatch' ? 'silence_sends' : 'silence_to_team')];
}

type OfferOutcome = Outcome['offers'][number];

function ofOffer(
  state: PastOrder['offers'][number]['state'] | undefined,
  was: OfferOutcome,
  would: OfferOutcome,
): Said[] {
  if (was.answer === 'not_counted' || would.answer === 'not_counted' || was.due === would.due) return [];
  if (was.answer === 'unknown' || would.answer === 'unknown') return [unknown('longer_to_accept')];
  if (was.answer === 'in_time' && would.answer === 'in_time') return [];
  const isSooner = would.due < was.due;
  // Both over, or one who declined: only when the next one is asked differs.
  if (state !== 'accepted' || was.answer === would.answer) return [effect(isSooner ? 'next_sooner' : 'next_later')];
  return [effect(would.answer === 'over' ? 'accept_too_late' : 'accept_in_time')];
}
