import type { PlanId } from '#contract/billing/plans.ts';
import type { SlaTarget } from '#contract/enumerations/conversations.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { addOpen, type Hours } from './open-time.ts';

export type Promises = Record<SlaTarget, Record<Urgency, number>>;
type For = { plan: PlanId | null; customer_id: string | null };

/** The first that fits an owner: rows stand in their order, and the last of them fits everybody. */
export const policyFor = <P extends For>(policies: readonly P[], owner: { id: string; plan: PlanId | null }) =>
  policies.find(
    ({ plan, customer_id }) =>
      (customer_id === null || customer_id === owner.id) && (plan === null || plan === owner.plan),
  );

/** A warning comes when so much of the time has passed. */
const warnShare = 0.75;

/** When a clock that starts at `from` warns, and when it is due. */
export function timesOf(from: Date, minutes: number, hours: Hours, zone: string): { warn_at: Date; due_at: Date } {
  const ms = minutes * 60_000;
  return { warn_at: addOpen(from, ms * warnShare, hours, zone), due_at: addOpen(from, ms, hours, zone) };
}

export const minutesFor = (promises: Promises, target: SlaTarget, urgency: Urgency | null): number =>
  promises[target][urgency ?? 'medium'];
