// Differences of many orders, each named once with its orders and their money. Pure.
import { ruleEffects, unknownEffects } from '#contract/enumerations/simulations.ts';
import type { Effect, Money, SimulatedOrder, Unknown } from '#contract/protocols/simulation.ts';
import { referenceOf } from '#features/work-orders';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { Difference } from './differences.ts';
import type { PastOrder } from './past-order.ts';

type Found = Difference & { order: PastOrder };

export const effectsOf = (found: Found[]): Effect[] =>
  ruleEffects.flatMap((effect) => {
    const orders = found.flatMap(({ order, effects }) => (effects.has(effect) ? [order] : []));
    return orders.length ? [{ effect, order_ids: orders.map(({ id }) => id), money: moneyOf(orders) }] : [];
  });

export const unknownsOf = (found: Found[]): Unknown[] =>
  unknownEffects.flatMap((unknown) => {
    const order_ids = found.flatMap(({ order, unknowns }) => (unknowns.has(unknown) ? [order.id] : []));
    return order_ids.length ? [{ unknown, order_ids }] : [];
  });

export function toSimulatedOrder(order: PastOrder): SimulatedOrder {
  const question = order.questions.findLast(({ kind }) => kind === 'dispatch');
  const isAnswer = question?.decision === 'approved' || question?.decision === 'refused';
  const waited = isAnswer && question.decided_at ? question.decided_at.getTime() - question.created_at.getTime() : null;
  const { cents, are } = worthOf(order);
  return {
    id: order.id,
    reference: referenceOf(order.id),
    subject_line: saidSubject(order.subject_line),
    property_name: order.property_name,
    service_type: order.service_type,
    urgency_level: order.urgency_level,
    status: order.status,
    created_at: order.created_at.toISOString(),
    contractor_name: order.assigned_contractor_name,
    cents,
    cents_are: are,
    asked: question ? (question.decision ?? 'open') : null,
    answered_after_minutes: waited === null ? null : Math.round(waited / 60_000),
  };
}

function moneyOf(orders: PastOrder[]): Money {
  const worth = orders.map(worthOf);
  const of = (what: SimulatedOrder['cents_are']) => worth.filter(({ are }) => are === what);
  const sum = (some: typeof worth) => some.reduce((all, { cents }) => all + cents, 0);
  const [cost, limit] = [of('cost'), of('limit')];
  return {
    cost_cents: sum(cost),
    with_cost: cost.length,
    limit_cents: sum(limit),
    with_limit: limit.length,
    with_nothing: worth.length - cost.length - limit.length,
  };
}

/** What it cost; else the limit it had, unless it was cancelled before it cost anything. */
function worthOf({ cost_cents, nte_cents, status }: PastOrder): {
  cents: number;
  are: SimulatedOrder['cents_are'];
} {
  if (cost_cents !== null) return { cents: cost_cents, are: 'cost' };
  return status === 'cancelled' ? { cents: 0, are: 'nothing' } : { cents: nte_cents, are: 'limit' };
}
