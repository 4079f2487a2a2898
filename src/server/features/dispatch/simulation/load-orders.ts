import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contractorsByTrade } from '#features/contractors';
import type { WorkOrderRecord } from '#features/work-orders';
import { approvals, dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrderEvents, workOrders } from '#server/db/tables/work-orders.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { skipReason } from '../policy.ts';
import type { PastOrder } from './past-order.ts';

type Which = { customerId: string; propertyId: string | null; since: Date };

/** So many orders are looked at, the newest. */
const mostOrders = 2000;

/** The owner's orders at active properties since then, with what happened to each; read, and nothing else. */
export async function pastOrders(unit: UnitOfWork, which: Which): Promise<{ orders: PastOrder[]; cut: boolean }> {
  const rows = await ordersSince(unit, which);
  const kept = rows.slice(0, mostOrders);
  const ids = kept.map(({ id }) => id);
  const [questions, offers, confirmations, trades] = await allSettledInOrder(
    questionsOf(unit, ids),
    offersOf(unit, ids),
    confirmationsOf(unit, ids),
    contractorsByTrade(unit, which.customerId),
  );
  const [asked, offered, confirmed] = [byOrder(questions), byOrder(offers), byOrder(confirmations)];
  const orders = kept.map(({ place, ...order }): PastOrder => {
    const [confirmation] = order.danger === null ? (confirmed.get(order.id) ?? []) : []; // danger did not wait for it
    const decided_at = confirmation?.at ?? order.created_at;
    const job = {
      ...place,
      urgency: order.urgency_level,
      timezone: order.timezone,
      now: decided_at,
      asked: nobody,
      said: [],
    };
    const itsOffers = offered.get(order.id) ?? [];
    const candidates = trades.get(order.service_type) ?? [];
    return {
      ...order,
      decided_at,
      sent_by_owner: confirmation?.kind === 'guest_confirmed' && confirmation.actor_kind === 'owner',
      has_contractor: itsOffers.length > 0 || candidates.some((one) => skipReason(one, job) === null),
      questions: asked.get(order.id) ?? [],
      offers: itsOffers,
    };
  });
  return { orders, cut: rows.length > mostOrders };
}

const nobody: ReadonlySet<string> = new Set();

const ordersSince = ({ tx }: UnitOfWork, { customerId, propertyId, since }: Which) =>
  tx
    .select({
      id: workOrders.id,
      property_id: workOrders.property_id,
      property_name: workOrders.property_name,
      subject_line: workOrders.subject_line,
      service_type: workOrders.service_type,
      urgency_level: workOrders.urgency_level,
      status: workOrders.status,
      reporter: workOrders.reporter,
      danger: workOrders.danger,
      opened_by_owner: workOrders.opened_by_owner,
      nte_cents: workOrders.nte_cents,
      cost_cents: workOrders.cost_cents,
      created_at: workOrders.created_at,
      assigned_contractor_name: workOrders.assigned_contractor_name,
      timezone: properties.timezone,
      place: { zip: properties.zip, city: properties.city, state: properties.state },
    })
    .from(workOrders)
    .innerJoin(properties, and(eq(properties.id, workOrders.property_id), eq(properties.status, 'active')))
    .where(
      and(
        eq(workOrders.customer_id, customerId),
        gte(workOrders.created_at, since),
        propertyId ? eq(workOrders.property_id, propertyId) : undefined,
      ),
    )
    .orderBy(desc(workOrders.created_at), desc(workOrders.id))
    .limit(mostOrders + 1);

const questionsOf = ({ tx }: UnitOfWork, ids: string[]) =>
  tx
    .select({
      work_order_id: approvals.work_order_id,
      kind: approvals.kind,
      amount_cents: approvals.amount_cents,
      created_at: approvals.created_at,
      due_at: approvals.due_at,
      decision: approvals.decision,
      decided_at: approvals.decided_at,
    })
    .from(approvals)
    .where(oneOfIds(approvals.work_order_id, ids))
    .orderBy(approvals.created_at);

const offersOf = ({ tx }: UnitOfWork, ids: string[]) =>
  tx
    .select({
      work_order_id: dispatchOffers.work_order_id,
      state: dispatchOffers.state,
      offered_at: dispatchOffers.offered_at,
      expires_at: dispatchOffers.expires_at,
      answered_at: dispatchOffers.answered_at,
    })
    .from(dispatchOffers)
    .where(oneOfIds(dispatchOffers.work_order_id, ids))
    .orderBy(dispatchOffers.rank);

/** When somebody came to stand behind a job that only somebody unknown had told of, and who that was. */
const confirmationsOf = ({ tx }: UnitOfWork, ids: string[]) =>
  tx
    .select({
      work_order_id: workOrderEvents.work_order_id,
      at: workOrderEvents.at,
      kind: workOrderEvents.kind,
      actor_kind: workOrderEvents.actor_kind,
    })
    .from(workOrderEvents)
    .where(
      and(
        oneOfIds(workOrderEvents.work_order_id, ids),
        inArray(workOrderEvents.kind, ['guest_confirmed', 'stay_confirmed']),
      ),
    )
    .orderBy(workOrderEvents.at);

/** As one value: a thousand of them take longer to write down than to look up. */
const oneOfIds = (column: AnyPgColumn, ids: string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`;

const byOrder = <Row extends { work_order_id: WorkOrderRecord['id'] }>(rows: Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ work_order_id }) => work_order_id);
