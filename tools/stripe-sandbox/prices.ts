import { type Interval, intervals, type planIds, plans } from '#contract/billing/plans.ts';
import type { Price } from './shapes.ts';

export type Tiers = { up_to: number | null; percent_off: number }[];

/**
 * One price for each plan and interval, named as the settings' demo values are (`price_starter_monthly`). With tiers a
 * part of the quantity is cheaper by so many percent, as Stripe's graduated prices are.
 */
export function makeCatalog(tiers?: Tiers): Record<string, Price> {
  const prices = plans.flatMap(({ id, name, price }) =>
    price ? intervals.map((interval) => makePrice(id, name, interval, price[interval], tiers)) : [],
  );
  return Object.fromEntries(prices.map((price) => [price.id, price]));
}

function makePrice(plan: (typeof planIds)[number], name: string, interval: Interval, cents: number, tiers?: Tiers) {
  const price: Price = {
    id: `price_${plan}_${interval}`,
    object: 'price',
    active: true,
    currency: 'usd',
    nickname: name,
    product: `prod_${plan}`,
    type: 'recurring',
    recurring: { interval: interval === 'annual' ? 'year' : 'month', interval_count: 1, usage_type: 'licensed' },
    billing_scheme: tiers ? 'tiered' : 'per_unit',
    tiers_mode: tiers ? 'graduated' : null,
    unit_amount: tiers ? null : cents,
    ...(tiers && {
      tiers: tiers.map(({ up_to, percent_off }) => ({
        up_to,
        unit_amount: Math.round((cents * (100 - percent_off)) / 100),
      })),
    }),
    metadata: {},
    livemode: false,
  };
  return price;
}

/** Cents for so many at a price. */
export function amountOf(price: Price, quantity: number): number {
  if (!price.tiers) return (price.unit_amount ?? 0) * quantity;
  let counted = 0;
  let cents = 0;
  for (const { up_to, unit_amount } of price.tiers) {
    const upTo = Math.min(quantity, up_to ?? quantity);
    cents += Math.max(0, upTo - counted) * unit_amount;
    counted = Math.max(counted, upTo);
  }
  return cents;
}
