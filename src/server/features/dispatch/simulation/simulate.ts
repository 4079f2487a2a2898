// What other rules would have made of the work orders of the last 30 days. Nothing is written.
import type { SimulatedRule } from '#contract/enumerations/simulations.ts';
import type { Simulation, Trial } from '#contract/protocols/simulation.ts';
import { allLayersOf } from '#features/protocols';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { differenceBetween } from './differences.ts';
import { pastOrders } from './load-orders.ts';
import { type Outcome, outcomeUnder } from './outcome.ts';
import type { PastOrder } from './past-order.ts';
import { type Change, type Sides, sidesOf } from './sides.ts';
import { effectsOf, toSimulatedOrder, unknownsOf } from './summary.ts';

const daysBack = 30;

/** @param change what the account or one property would say of its own */
export async function simulate(unit: UnitOfWork, change: Change & { customerId: string }): Promise<Simulation> {
  const since = new Date(unit.now.getTime() - daysBack * 86_400_000);
  const { orders, cut } = await pastOrders(unit, { ...change, since });
  const sides = sidesOf(change, await allLayersOf(unit, change.customerId));
  const was = outcomes(orders, sides, [], unit.now);
  const trials = sides.trials.map((rules) => trialOf(orders, sides, { rules, was, now: unit.now }));
  const said = trials.flatMap(({ effects, unknowns }) => [...effects, ...unknowns]);
  const named = new Set(said.flatMap(({ order_ids }) => order_ids));
  return {
    since: since.toISOString(),
    orders: orders.length,
    unconfirmed: was.filter(({ step }) => step === 'check').length,
    cut,
    trials,
    named: orders.filter(({ id }) => named.has(id)).map(toSimulatedOrder),
  };
}

function trialOf(
  orders: PastOrder[],
  sides: Sides,
  { rules, was, now }: { rules: SimulatedRule[]; was: Outcome[]; now: Date },
): Trial {
  const [rule = null, ...others] = rules;
  const would = outcomes(orders, sides, rules, now);
  const found = orders.flatMap((order, at) => {
    const [before, after] = [was[at], would[at]];
    return before && after ? [{ order, ...differenceBetween(order, before, after) }] : [];
  });
  return {
    rule: others.length ? null : rule,
    orders: orders.filter(({ property_id }) => sides.isRuled(property_id, rules)).length,
    properties_left_out: sides.leftOut(rules),
    effects: effectsOf(found),
    unknowns: unknownsOf(found),
  };
}

function outcomes(orders: PastOrder[], { rulesWith }: Sides, rules: SimulatedRule[], now: Date): Outcome[] {
  const rulesAt = rulesWith(rules);
  return orders.map((order) => outcomeUnder(rulesAt(order.property_id), order, now));
}
