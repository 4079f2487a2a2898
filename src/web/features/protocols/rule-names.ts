import type { RuleKey } from '#contract/enumerations/protocols.ts';
import * as copy from '#contract/messages/en/protocols.ts';

export const ruleNames: Record<RuleKey, string> = {
  autonomy: copy.autonomyName,
  topic_autonomy: copy.topicAutonomyName,
  escalation_phrases: copy.phrasesName,
  actions: copy.actionsName,
  nte_cents: copy.costName,
  emergency_nte_cents: copy.urgentCostName,
  approval_wait_minutes: copy.waitName,
  approval_default: copy.noAnswerName,
  accept_window_minutes: copy.acceptName,
  quiet_hours: copy.quietName,
  told: copy.toldName,
  early_access_hours: copy.earlyAccessName,
};
