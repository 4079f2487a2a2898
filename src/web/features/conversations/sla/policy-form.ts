import type { PlanId } from '#contract/billing/plans.ts';
import { type SlaPolicy, SlaTerms } from '#contract/conversations/sla.ts';
import { type SlaTarget, slaTargets } from '#contract/enumerations/conversations.ts';
import { type Urgency, urgencies } from '#contract/enumerations/work-orders.ts';
import { minutesOf, timeOf } from '../../../lib/time/clock-times.ts';

/** A promise as it is typed: times as the browser's fields have them, numbers as they stand there. */
export type PolicyForm = {
  name: string;
  whom: 'all' | 'owner' | PlanId;
  owner: { id: string; name: string } | null;
  targets: Record<SlaTarget, Record<Urgency, string>>;
  always: boolean;
  spans: readonly { day: number; from: string; to: string }[];
  holidays: readonly string[];
};

const byUrgency = (of: (urgency: Urgency) => string) =>
  Object.fromEntries(urgencies.map((urgency) => [urgency, of(urgency)])) as Record<Urgency, string>; // of every one

export const formOf = (policy: SlaPolicy): PolicyForm => ({
  name: policy.name,
  whom: policy.customer_id ? 'owner' : (policy.plan ?? 'all'),
  owner: policy.customer_id ? { id: policy.customer_id, name: policy.customer_name ?? '' } : null,
  targets: Object.fromEntries(
    slaTargets.map((target) => [target, byUrgency((urgency) => String(policy.targets[target][urgency]))]),
  ) as PolicyForm['targets'], // of every one
  always: policy.hours === null,
  spans: policy.hours?.spans.map(({ day, from, to }) => ({ day, from: timeOf(from), to: timeOf(to) })) ?? office,
  holidays: policy.hours?.holidays ?? [],
});

const office = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' }));

/** What is typed as the contract has it, or what is wrong, by the field's path. */
export function termsOf(form: PolicyForm, id: string | null): { terms?: SlaTerms; errors: Record<string, string> } {
  const parsed = SlaTerms.safeParse({
    id,
    name: form.name,
    plan: form.whom === 'all' || form.whom === 'owner' ? null : form.whom,
    customer_id: form.whom === 'owner' ? (form.owner?.id ?? null) : null,
    targets: Object.fromEntries(
      slaTargets.map((target) => [
        target,
        Object.fromEntries(urgencies.map((urgency) => [urgency, numberOf(form.targets[target][urgency])])),
      ]),
    ),
    hours: form.always
      ? null
      : {
          spans: form.spans.map(({ day, from, to }) => ({ day, from: minutesOf(from), to: minutesOf(to) || 1440 })),
          holidays: form.holidays,
        },
  });
  if (parsed.success) return { terms: parsed.data, errors: {} };
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues)
    if (!errors.has(path.join('.'))) errors.set(path.join('.'), message);
  return { errors: Object.fromEntries(errors) };
}

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
