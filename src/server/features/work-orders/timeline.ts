import { eq, sql } from 'drizzle-orm';
import { newId } from '#server/db/tables/columns.ts';
import { workOrderEvents } from '#server/db/tables/work-orders.ts';
import { type Actor, signature } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { WorkOrderRecord } from './queries.ts';

export type TimelineEntry = {
  kind: string;
  from?: string | null;
  to?: string | null;
  /** A sentence for people. */
  summary: string;
  why?: string | null;
  /** The chat whose guest's words stand in it, where the unit's actor is not that guest. */
  chat?: string;
  data?: Record<string, unknown>;
};

/** Adds a row to the work order's timeline, signed by the unit's actor. */
export async function addTimeline(
  unit: UnitOfWork,
  order: Pick<WorkOrderRecord, 'id' | 'customer_id'>,
  entry: TimelineEntry,
): Promise<void> {
  await unit.tx.insert(workOrderEvents).values({
    id: newId(),
    customer_id: order.customer_id,
    work_order_id: order.id,
    conversation_id: entry.chat ?? chatOf(unit.actor),
    at: notBeforeTheLast(unit, order.id),
    kind: entry.kind,
    ...signature(unit.actor),
    from_state: entry.from ?? null,
    to_state: entry.to ?? null,
    summary: entry.summary,
    why: entry.why ?? null,
    data: entry.data ?? null,
  });
}

/**
 * When its transaction began, but never before the line above it: of two that want the same job at once, the one that
 * began first may get it second.
 */
const notBeforeTheLast = ({ now }: UnitOfWork, id: string) => {
  const { at, work_order_id } = workOrderEvents;
  return sql<Date>`greatest(${sql.param(now, at)}, (select max(${at}) from ${workOrderEvents} where ${eq(work_order_id, id)}))`;
};

function chatOf(actor: Actor): string | null {
  if (actor.kind === 'guest') return actor.conversationId;
  return actor.kind === 'service' && actor.behalf === 'guest' ? (actor.id ?? null) : null;
}
