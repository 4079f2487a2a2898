import * as copy from '../messages/en/enumerations.ts';

/** The owner's rules. Closed lists, as the specification words them. The database checks the same lists. */

/** What an owner may want done with a job: send a contractor, be asked first, leave it to the team. */
export const protocolActions = ['dispatch', 'ask_owner', 'human'] as const;
export type ProtocolAction = (typeof protocolActions)[number];

/** What guests write about, as far as an owner may rule on each by itself. */
export const topics = ['questions', 'codes', 'troubles'] as const;
export type Topic = (typeof topics)[number];

export const topicLabels: Record<Topic, string> = {
  questions: copy.topicQuestions,
  codes: copy.topicCodes,
  troubles: copy.topicTroubles,
};

/** The rules of a protocol in the order they are read. */
export const ruleKeys = [
  'autonomy',
  'topic_autonomy',
  'escalation_phrases',
  'actions',
  'nte_cents',
  'emergency_nte_cents',
  'approval_wait_minutes',
  'approval_default',
  'accept_window_minutes',
  'quiet_hours',
  'told',
  'early_access_hours',
] as const;
export type RuleKey = (typeof ruleKeys)[number];

export const autonomies = ['off', 'draft', 'auto'] as const;
export type Autonomy = (typeof autonomies)[number];

/**
 * Whether what a change made of a rule can be taken back: at once; only over what was changed since; no more, as the
 * rule is what it was before; never, as what it was before was not kept, or its property was removed.
 */
export const undoStates = ['ready', 'changed_since', 'done', 'not_possible'] as const;
export type UndoState = (typeof undoStates)[number];
