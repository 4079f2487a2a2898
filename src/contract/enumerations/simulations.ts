import type { RuleKey } from './protocols.ts';

/** What other rules would have made of past work orders. Closed lists. */

/** The rules whose difference can be seen in work orders; of the others nothing is computed. */
export const simulatedRules = [
  'actions',
  'nte_cents',
  'emergency_nte_cents',
  'approval_wait_minutes',
  'approval_default',
  'accept_window_minutes',
  'quiet_hours',
] as const satisfies readonly RuleKey[];
export type SimulatedRule = (typeof simulatedRules)[number];

/** What would have been different for an order, in the order in which it is read. */
export const ruleEffects = [
  'sent_unasked',
  'sent_not_team',
  'asked_not_sent',
  'asked_not_team',
  'team_not_sent',
  'team_not_asked',
  /** It would have been sent, but no contractor could take it. */
  'nobody_to_send',
  /** Its cost would have needed no word about more money, or would have needed one. */
  'cost_unasked',
  'cost_asked',
  'limit_told',
  'answer_too_late',
  'answer_in_time',
  'silence_sends',
  'silence_to_team',
  'accept_too_late',
  'accept_in_time',
  'next_sooner',
  'next_later',
  'waits',
  'waits_no_more',
  'waits_otherwise',
] as const;
export type RuleEffect = (typeof ruleEffects)[number];

/** What cannot be known from what happened. */
export const unknownEffects = ['your_answer', 'no_cost', 'longer_to_answer', 'longer_to_accept'] as const;
export type UnknownEffect = (typeof unknownEffects)[number];

/** What an order's money is: what it cost, else its limit; nothing where it was cancelled before it cost anything. */
export const moneyBases = ['cost', 'limit', 'nothing'] as const;
export type MoneyBase = (typeof moneyBases)[number];

/** What became of a question to the owner. */
export const approvalOutcomes = ['approved', 'refused', 'timed_out', 'overtaken', 'open'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];
