import type { PlanPrice } from '#contract/billing/billing.ts';
import { type Interval, intervals, type Plan, type PlanId, plans } from '#contract/billing/plans.ts';
import type { Settings } from '#server/kernel/env.ts';

type SoldPlan = Exclude<PlanId, 'enterprise'>;

/** The provider's price ids, from configuration. */
const priceIds = (settings: Settings): Record<SoldPlan, Record<Interval, string>> => ({
  starter: { monthly: settings.STRIPE_PRICE_STARTER_MONTHLY, annual: settings.STRIPE_PRICE_STARTER_ANNUAL },
  essential: { monthly: settings.STRIPE_PRICE_ESSENTIAL_MONTHLY, annual: settings.STRIPE_PRICE_ESSENTIAL_ANNUAL },
  professional: {
    monthly: settings.STRIPE_PRICE_PROFESSIONAL_MONTHLY,
    annual: settings.STRIPE_PRICE_PROFESSIONAL_ANNUAL,
  },
});

/** Everything that can be bought here; Enterprise is agreed by call. */
export function pricesFor(settings: Settings): PlanPrice[] {
  const ids = priceIds(settings);
  const priced = ({ id, price }: Plan) =>
    price && id !== 'enterprise'
      ? intervals.map((interval) => ({ plan: id, interval, price_id: ids[id][interval], cents: price[interval] }))
      : [];
  return plans.flatMap(priced);
}

/** The plan behind a price. One that is not for sale was made for somebody by hand: their Enterprise. */
export const planOfPrice = (settings: Settings, priceId: string): PlanId =>
  pricesFor(settings).find(({ price_id }) => price_id === priceId)?.plan ?? 'enterprise';
