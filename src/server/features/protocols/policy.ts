import type { Autonomy, ProtocolAction, Topic } from '#contract/enumerations/protocols.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { defaultRules, type OwnRules, type ProtocolRules } from '#contract/protocols/protocols.ts';
import { endOfQuietHours } from '#server/kernel/quiet-hours.ts';

export type { ProtocolAction };

/** Defaults, then the account's rules, then the property's: the later one wins key by key. */
export function mergeRules(...layers: (OwnRules | undefined)[]): ProtocolRules {
  return Object.assign({}, defaultRules, ...layers);
}

/** What happens to a new work order: the first rule that matches; a danger is never held up by an approval. */
export function actionFor(rules: ProtocolRules, serviceType: ServiceType, urgency: Urgency): ProtocolAction {
  const rule = rules.actions.find(
    (r) =>
      (r.service_type === undefined || r.service_type === serviceType) &&
      (r.urgency === undefined || r.urgency === urgency),
  );
  const action = rule?.action ?? 'human';
  return urgency === 'urgent' && action === 'ask_owner' ? 'dispatch' : action;
}

/** Not-to-exceed amount in cents. */
export const nteFor = (rules: ProtocolRules, urgency: Urgency): number =>
  urgency === 'urgent' ? rules.emergency_nte_cents : rules.nte_cents;

/** Who answers a guest about a topic; small talk and what is not understood belong to none. */
export const autonomyFor = (rules: ProtocolRules, topic: Topic | null): Autonomy =>
  (topic && rules.topic_autonomy[topic]) ?? rules.autonomy;

/** Whether the assistant may answer anything by itself. */
export const answersAnything = (rules: ProtocolRules): boolean =>
  [rules.autonomy, ...Object.values(rules.topic_autonomy)].includes('auto');

/**
 * The phrase of the owner's that a guest's words hold, whatever its case, accents and punctuation; undefined for none.
 */
export function phraseIn(rules: ProtocolRules, words: string): string | undefined {
  if (!rules.escalation_phrases.length) return undefined;
  const said = ` ${plain(words)} `;
  return rules.escalation_phrases.find((phrase) => plain(phrase) && said.includes(` ${plain(phrase)} `));
}

const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Until when a job of that urgency waits by the quiet hours; null when it does not, as what is urgent never does. What
 * has no urgency waits where anything does.
 */
export function quietUntil(rules: ProtocolRules, urgency: Urgency | null, now: Date, timeZone: string): Date | null {
  const quiet = rules.quiet_hours;
  if (!quiet || urgency === 'urgent') return null;
  if (urgency ? !quiet.waits.includes(urgency) : quiet.waits.length === 0) return null;
  return endOfQuietHours(quiet, now, timeZone);
}
