// What a decision is about, as far as an owner rules on it by itself; and who then answers.
import type { Autonomy, Topic } from '#contract/enumerations/protocols.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { autonomyFor } from '#features/protocols';
import type { Decision } from './decision.ts';
import { type DecisionCase, leadOf } from './decision-case.ts';

const topicOfCase: Record<Exclude<DecisionCase['kind'], 'several'>, Topic | null> = {
  danger: null,
  answer: 'questions',
  choices: 'questions',
  askOwner: 'questions',
  askGuest: 'questions',
  outOfScope: 'questions',
  notesJudged: 'questions',
  release: 'codes',
  step: 'troubles',
  order: 'troubles',
  orderNote: 'troubles',
  solved: 'troubles',
  takeBack: 'troubles',
  reopened: 'troubles',
  codeHelp: 'codes',
  refusal: null,
  splitOrder: null,
  orderStatus: null,
  smallTalk: null,
  handOff: null,
  limited: null,
  expiredPlan: null,
};

/** Small talk and asking for a person are about none. */
export function topicOf(decision: Decision): Topic | null {
  if (decision.actions.some(({ kind }) => kind === 'open_work_order' || kind === 'add_to_work_order'))
    return 'troubles';
  return topicOfCase[leadOf(decision).kind];
}

/**
 * Danger is answered at once, whatever the owner rules; so is a phrase that calls for a person, and what we failed to
 * decide.
 */
export function modeOf(decision: Decision, rules: ProtocolRules): Autonomy {
  return isForEverybody(decision) ? 'auto' : autonomyFor(rules, topicOf(decision));
}

const isForEverybody = (made: Decision): boolean =>
  made.kind === 'danger' ||
  (made.kind === 'handOff' && (made.cause === 'escalation_phrase' || made.cause === 'failed'));
