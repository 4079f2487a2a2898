import type { ServiceType, Urgency } from '#contract/enumerations.ts';
import { serviceTypeLabels, urgencyLabels } from '#contract/enumerations.ts';
import { defaultRules, type ProtocolRules, type protocolActions } from '#contract/protocols.ts';

export type ProtocolAction = (typeof protocolActions)[number];

/** Defaults, then the account's rules, then the property's: the later one wins key by key. */
export function mergeRules(...layers: (Partial<ProtocolRules> | undefined)[]): ProtocolRules {
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

/** Each rule as an owner would say it. */
export function sentencesOf(rules: ProtocolRules): string[] {
  const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;
  const said: Record<ProtocolAction, string> = {
    dispatch: 'send my contractor',
    ask_owner: 'ask me first',
    human: 'hand it to the Porchlight team',
  };
  const windows = rules.accept_window_minutes;
  return [
    {
      auto: 'The assistant answers guests by itself.',
      draft: 'The assistant drafts, a person sends.',
      off: 'People answer, not the assistant.',
    }[rules.autonomy],
    ...rules.actions.map((r) => {
      const what = [
        r.urgency && urgencyLabels[r.urgency].toLowerCase(),
        r.service_type && serviceTypeLabels[r.service_type],
      ].filter(Boolean);
      return `${what.length ? `For ${what.join(' ')} jobs` : 'For everything else'}: ${said[r.action]}.`;
    }),
    `A job may cost up to ${dollars(rules.nte_cents)}, an urgent one up to ${dollars(rules.emergency_nte_cents)}.`,
    `A contractor has ${hours(windows.urgent)} to accept an urgent job, ${hours(windows.high)} a high one, ${hours(windows.medium)} a medium one, ${hours(windows.low)} a low one; then the next is asked.`,
    `If I don't answer a question about a job within ${hours(rules.approval_wait_minutes)}: ${said[rules.approval_default]}.`,
    `Codes may be given out from ${hours(rules.early_access_hours * 60)} before check-in.`,
  ];
}

function hours(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const whole = minutes / 60;
  return whole === 1 ? 'an hour' : `${Number.isInteger(whole) ? whole : whole.toFixed(1)} hours`;
}
