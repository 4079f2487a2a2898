import { type PlanFeature, planFeatures, planOf } from '#contract/billing/plans.ts';
import * as copyInEnglish from '#contract/messages/en/billing/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Settings } from '#server/kernel/env.ts';
import { planNeeded } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { entitlements, standingOf } from './policy.ts';
import { planFactsOf } from './queries.ts';

const copy = spoken(copyInEnglish);

/** Whether an owner's plan has a feature now: the trial counts as Professional, and nothing is left after the grace. */
export async function mayUse(
  unit: UnitOfWork,
  settings: Settings,
  customerId: string,
  feature: PlanFeature,
): Promise<boolean> {
  const { facts } = await planFactsOf(unit, settings, customerId);
  return entitlements(standingOf(facts, unit.now))[feature];
}

/** @throws PLAN_NEEDED, naming the plan it starts at */
export async function requireFeature(
  unit: UnitOfWork,
  settings: Settings,
  customerId: string,
  feature: PlanFeature,
): Promise<void> {
  if (!(await mayUse(unit, settings, customerId, feature))) throw planNeeded(startsAt(feature));
}

function startsAt(feature: PlanFeature): string {
  const found = planFeatures.find(({ id }) => id === feature);
  return found ? fill(copy.startsAtPlan, { feature: found.name, plan: planOf(found.from).name }) : copy.planLacksIt;
}
