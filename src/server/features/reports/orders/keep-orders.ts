import { inArray, sql } from 'drizzle-orm';
import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import { reportOrders } from '#server/db/tables/reports.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { essentialOf } from './essential-of.ts';
import { fixMs, type OrderHistory, orderFacts } from './order-facts.ts';

/** Counts these orders anew, and those that they show not to have been fixed. Twice is once. The unit is the system's. */
export async function keepOrders(unit: UnitOfWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx } = unit;
  const all = await withEarlierOfTrade(unit, ids);
  const rows = await orderRows(unit, all);
  await tx.delete(reportOrders).where(inArray(reportOrders.work_order_id, all));
  if (rows.length > 0) await tx.insert(reportOrders).values(rows);
}

/** A new order tells of those of its trade at its house that were done within the days before it. */
async function withEarlierOfTrade({ tx }: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct earlier.id from work_orders one
    join work_orders earlier on earlier.property_id = one.property_id and earlier.service_type = one.service_type
     and earlier.completed_at between one.created_at - make_interval(secs => ${fixMs / 1000}) and one.created_at
    where one.id = any(${sql.param([...ids])}::uuid[])`);
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

/** What the rows of these orders come to; also for the test that compares it with what is kept. */
export async function orderRows(unit: UnitOfWork, ids: readonly string[]) {
  const { tx } = unit;
  const orders = await tx
    .select()
    .from(workOrders)
    .where(inArray(workOrders.id, [...ids]));
  const [steps, offers, next] = [await stepsOf(unit, ids), await offersOf(unit, ids), await nextOf(unit, ids)];
  return orders.map((order) => {
    const history: OrderHistory = {
      createdAt: order.created_at,
      completedAt: order.completed_at,
      cancelled: order.status === 'cancelled',
      essential: essentialOf(order),
      steps: steps.get(order.id) ?? [],
      offers: offers.get(order.id) ?? [],
      nextOfTradeAt: next.get(order.id) ?? null,
    };
    const facts = orderFacts(history);
    return {
      work_order_id: order.id,
      customer_id: order.customer_id,
      property_id: order.property_id,
      contractor_id: order.assigned_contractor_id,
      service_type: order.service_type,
      urgency: order.urgency_level,
      created_at: order.created_at,
      completed_at: order.completed_at,
      cancelled: history.cancelled,
      accept_seconds: facts.acceptSeconds,
      schedule_seconds: facts.scheduleSeconds,
      on_site_seconds: facts.onSiteSeconds,
      done_seconds: facts.doneSeconds,
      asked: facts.asked,
      reopened: facts.reopened,
      fixed_at_first: facts.fixedAtFirst,
      fix_known_at: facts.fixKnownAt,
      essential: history.essential,
      down_seconds: facts.downSeconds,
      cost_cents: order.cost_cents,
      nte_cents: order.nte_cents,
      stars: order.guest_rating,
      confirmed: order.guest_confirmed,
    };
  });
}

type Of<T> = Map<string, T[]>;

async function stepsOf({ tx }: UnitOfWork, ids: readonly string[]): Promise<Of<OrderHistory['steps'][number]>> {
  const { rows } = await tx.execute<{ id: string; at: string; from: string | null; to: string; guest: boolean }>(sql`
    select work_order_id as id, at, from_state as "from", to_state as "to", actor_kind = 'guest' as guest
    from work_order_events
    where work_order_id = any(${sql.param([...ids])}::uuid[]) and to_state is not null
      and to_state is distinct from from_state
    order by at, id`);
  return grouped(rows, ({ at, from, to, guest }) => ({
    at: new Date(at),
    from: from as DispatchState | null, // as moves.ts writes it
    to: to as DispatchState,
    byGuest: guest,
  }));
}

async function offersOf({ tx }: UnitOfWork, ids: readonly string[]): Promise<Of<OrderHistory['offers'][number]>> {
  const { rows } = await tx.execute<{ id: string; answered_at: string | null; accepted: boolean }>(sql`
    select work_order_id as id, answered_at, state = 'accepted' as accepted from dispatch_offers
    where work_order_id = any(${sql.param([...ids])}::uuid[])`);
  return grouped(rows, ({ answered_at, accepted }) => ({
    answeredAt: answered_at ? new Date(answered_at) : null,
    accepted,
  }));
}

async function nextOf({ tx }: UnitOfWork, ids: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await tx.execute<{ id: string; at: string }>(sql`
    select done.id, min(later.created_at) as at from work_orders done
    join work_orders later on later.property_id = done.property_id and later.service_type = done.service_type
     and later.created_at > done.completed_at and later.id <> done.id
     and later.created_at <= done.completed_at + make_interval(secs => ${fixMs / 1000})
    where done.id = any(${sql.param([...ids])}::uuid[]) group by done.id`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

function grouped<Row extends { id: string }, T>(rows: Row[], to: (row: Row) => T): Of<T> {
  const of = new Map<string, T[]>();
  for (const row of rows) of.set(row.id, [...(of.get(row.id) ?? []), to(row)]);
  return of;
}
