import type { StandingState } from '#contract/billing/billing.ts';
import { type PlanFeature, type PlanId, planFeatures, planHas } from '#contract/billing/plans.ts';

const dayMs = 86_400_000;
/** Everything still works for so long after trial or plan have ended, or a payment has failed. */
export const graceDays = 7;
/** What the trial is a trial of. */
const trialPlan: PlanId = 'professional';

export type PlanFacts = { trialEndsAt: Date | null; subscriptions: SubscriptionFacts[] };
export type SubscriptionFacts = {
  plan: PlanId;
  status: string;
  createdAt: Date;
  periodStart: Date | null;
  cancelAt: Date | null;
  endedAt: Date | null;
};

/** `plan` is what may be used now; null when nothing is left. `until` is when that changes, as far as is known. */
export type StandingNow = { state: StandingState; plan: PlanId | null; until: Date | null };

const paid = new Set(['active', 'trialing']);
const unpaid = new Set(['past_due', 'unpaid']);

export const isRunning = ({ status }: Pick<SubscriptionFacts, 'status'>) => paid.has(status) || unpaid.has(status);

/** The one that counts: the running one, the newest of several; otherwise the one that ended last. */
export function currentOf<T extends Pick<SubscriptionFacts, 'status' | 'createdAt' | 'endedAt'>>(
  all: T[],
): T | undefined {
  const rank = (one: T) => (isRunning(one) ? Number.MAX_SAFE_INTEGER / 2 : 0) + lastMoment(one);
  return all.filter((one) => isRunning(one) || one.endedAt).sort((a, b) => rank(b) - rank(a))[0];
}
const lastMoment = ({ endedAt, createdAt }: Pick<SubscriptionFacts, 'endedAt' | 'createdAt'>) =>
  (endedAt ?? createdAt).getTime();

/** How an owner stands at a moment (product rules, section 11): trial, plan, seven days of grace, then the end. */
export function standingOf({ trialEndsAt, subscriptions }: PlanFacts, now: Date): StandingNow {
  const current = currentOf(subscriptions);
  if (current && paid.has(current.status)) return { state: 'active', plan: current.plan, until: current.cancelAt };
  if (current && unpaid.has(current.status))
    return lasting('past_due', current.plan, current.periodStart ?? current.createdAt, now);
  // Not begun yet, or not over.
  if (!trialEndsAt || trialEndsAt > now) return { state: 'trial', plan: trialPlan, until: trialEndsAt };
  const planEnd = current?.endedAt;
  if (current && planEnd && planEnd > trialEndsAt) return lasting('grace', current.plan, planEnd, now);
  return lasting('grace', trialPlan, trialEndsAt, now);
}

function lasting(state: 'past_due' | 'grace', plan: PlanId, since: Date, now: Date): StandingNow {
  const until = new Date(since.getTime() + graceDays * dayMs);
  return now < until ? { state, plan, until } : { state: 'ended', plan: null, until };
}

/** The feature matrix for one owner: what the server allows, and what screens show. */
export const entitlements = ({ plan }: Pick<StandingNow, 'plan'>): Record<PlanFeature, boolean> =>
  Object.fromEntries(planFeatures.map(({ id }) => [id, plan !== null && planHas(plan, id)])) as Record<
    PlanFeature,
    boolean
  >; // from the list of all of them
