// What a decision is about, as far as an owner rules on it by itself; and who then answers.
import type { Autonomy, Topic } from '#contract/enumerations/protocols.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { autonomyFor } from '#features/protocols';
import type { Decision } from './engine.ts';

const topicOfKind = new Map<string, Topic>(
  Object.entries({
    answer: 'questions',
    offer: 'questions',
    unknown: 'questions',
    secret: 'codes',
    trouble: 'troubles',
    playbook: 'troubles',
    order: 'troubles',
    answers: 'troubles',
    solved: 'troubles',
  }),
);

/** By the first part of its reason code; small talk and asking for a person are about none. */
export function topicOf({ trace, actions }: Decision): Topic | null {
  if (actions.some(({ kind }) => kind === 'open_work_order' || kind === 'add_to_work_order')) return 'troubles';
  return topicOfKind.get(trace.reason.split('.')[0] ?? '') ?? null;
}

/**
 * Danger is answered at once, whatever the owner rules; so is a phrase that calls for a person, and what we failed to
 * decide.
 */
export function modeOf(decision: Decision, rules: ProtocolRules): Autonomy {
  const { reason } = decision.trace;
  if (reason.startsWith('danger') || reason === escalated || reason === failed) return 'auto';
  return autonomyFor(rules, topicOf(decision));
}

export const escalated = 'handoff.escalation_phrase';
export const failed = 'failed';
