import type { RuleEffect, UnknownEffect } from '#contract/enumerations/simulations.ts';
import * as copy from '#contract/messages/en/protocols/simulation.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import type { Effect, Money, SimulatedOrder, Unknown } from '#contract/protocols/simulation.ts';
import { spanWords } from '#contract/span-words.ts';

/** What would have been different, with how many orders and their money where it is about money. */
export function effectSentence({ effect, order_ids, money }: Effect): string {
  const amount = dollars(money.cost_cents + money.limit_cents);
  return fill(effectWords[effect], { count: order_ids.length, amount });
}

/** What the amount of an effect is; empty where none is said. */
export const moneySentence = ({ effect, money }: Effect): string =>
  isAboutMoney(effect) ? [baseOf(money), nothingOf(money)].filter(Boolean).join(' ') : '';

export const unknownSentence = ({ unknown, order_ids }: Unknown): string =>
  fill(unknownWords[unknown], { count: order_ids.length });

/** What happened to an order: what its owner said, how far it is, and what it cost. */
export const happenedSentences = (order: SimulatedOrder): string =>
  [askedWords(order), statusWords(order), costWords(order)].filter(Boolean).join(' ');

const effectWords: Record<RuleEffect, string> = {
  sent_unasked: copy.sentUnasked,
  sent_not_team: copy.sentNotTeam,
  asked_not_sent: copy.askedNotSent,
  asked_not_team: copy.askedNotTeam,
  team_not_sent: copy.teamNotSent,
  team_not_asked: copy.teamNotAsked,
  nobody_to_send: copy.nobodyToSend,
  cost_unasked: copy.costUnasked,
  cost_asked: copy.costAsked,
  limit_told: copy.limitTold,
  answer_too_late: copy.answerTooLate,
  answer_in_time: copy.answerInTime,
  silence_sends: copy.silenceSends,
  silence_to_team: copy.silenceToTeam,
  accept_too_late: copy.acceptTooLate,
  accept_in_time: copy.acceptInTime,
  next_sooner: copy.nextSooner,
  next_later: copy.nextLater,
  waits: copy.waits,
  waits_no_more: copy.waitsNoMore,
  waits_otherwise: copy.waitsOtherwise,
};

const unknownWords: Record<UnknownEffect, string> = {
  your_answer: copy.yourAnswerUnknown,
  no_cost: copy.noCostYet,
  longer_to_answer: copy.longerToAnswer,
  longer_to_accept: copy.longerToAccept,
};

const isAboutMoney = (effect: RuleEffect) => effectWords[effect].includes('{amount}');

function baseOf({ cost_cents, with_cost, limit_cents, with_limit }: Money): string {
  if (with_cost && with_limit)
    return fill(copy.moneyIsBoth, {
      cost: dollars(cost_cents),
      withCost: with_cost,
      limit: dollars(limit_cents),
      withLimit: with_limit,
    });
  if (with_cost) return fill(copy.moneyIsCost, { count: with_cost });
  return with_limit ? fill(copy.moneyIsLimit, { count: with_limit }) : '';
}

const nothingOf = ({ with_nothing }: Money): string =>
  with_nothing ? fill(copy.moneyIsNothing, { count: with_nothing }) : '';

function askedWords({ asked, answered_after_minutes: minutes }: SimulatedOrder): string {
  if (asked === null) return '';
  const time = spanWords(Math.max(1, minutes ?? 1));
  return {
    approved: fill(copy.youApproved, { time }),
    refused: fill(copy.youDeclined, { time }),
    timed_out: copy.youDidNotAnswer,
    overtaken: copy.wentOnWithout,
    open: copy.youAreAsked,
  }[asked];
}

function statusWords({ status, contractor_name: contractor, cents_are }: SimulatedOrder): string {
  if (status === 'cancelled') return cents_are === 'nothing' ? '' : copy.cancelled; // said with its cost
  if (status === 'open') return copy.stillOpen;
  if (status === 'completed') return contractor ? fill(copy.completedBy, { contractor }) : copy.completed;
  return contractor ? fill(copy.inProgressWith, { contractor }) : copy.inProgress;
}

function costWords({ cents, cents_are }: SimulatedOrder): string {
  if (cents_are === 'nothing') return copy.orderNothing;
  return fill(cents_are === 'cost' ? copy.orderCost : copy.orderLimit, { amount: dollars(cents) });
}
