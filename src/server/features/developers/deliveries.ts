import { and, desc, eq, lt } from 'drizzle-orm';
import type { WebhookDelivery } from '#contract/developers/developers.ts';
import { testKind } from '#contract/developers/webhook-kinds.ts';
import { retention } from '#contract/privacy/retention.ts';
import { newId } from '#server/db/tables/columns.ts';
import { webhookDeliveries } from '#server/db/tables/developers.ts';
import { notFound } from '#server/kernel/errors.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { giveUpAfterMs } from './back-off.ts';
import { type EndpointRecord, findWebhook } from './endpoints.ts';

export type DeliveryRecord = typeof webhookDeliveries.$inferSelect;
/** One that is being sent, and where to. */
export type Claimed = { delivery: DeliveryRecord; endpoint: EndpointRecord };
type Happened = { eventId: string; kind: string; data: Record<string, string | null> };

/** Kept for as long after they were made. */
const keptDays = retention.deliveries.days;

/** Writes down what is to be sent where, with the job that sends it, in the transaction in which it happened. */
export async function queueDelivery(
  unit: UnitOfWork,
  endpoint: { id: string; customer_id: string },
  { eventId, kind, data }: Happened,
): Promise<DeliveryRecord | undefined> {
  const [row] = await unit.tx
    .insert(webhookDeliveries)
    .values({
      id: newId(),
      customer_id: endpoint.customer_id,
      endpoint_id: endpoint.id,
      event_id: eventId,
      kind,
      body: payloadOf({ eventId, kind, data }, unit.now),
      next_try_at: unit.now,
      give_up_at: new Date(unit.now.getTime() + giveUpAfterMs),
      created_at: unit.now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await unit.enqueue('webhook.deliver', { deliveryId: row.id });
  return row;
}

/** As Standard Webhooks has it: `type`, `timestamp`, `data`. `created_at` says the same for receivers of before. */
function payloadOf({ eventId, kind, data }: Happened, at: Date) {
  const timestamp = at.toISOString();
  return { id: eventId, type: kind, timestamp, created_at: timestamp, data };
}

/** An event that says nothing, to try an address out. */
export async function sendTest(unit: UnitOfWork, customerId: string, id: string): Promise<WebhookDelivery> {
  const endpoint = await findWebhook(unit, customerId, id);
  const row = await queueDelivery(unit, endpoint, { eventId: `evt_test_${newId()}`, kind: testKind, data: {} });
  if (!row) throw notFound();
  return toDelivery(row);
}

export async function listDeliveries(
  unit: UnitOfWork,
  customerId: string,
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
) {
  await findWebhook(unit, customerId, id);
  const { created_at, id: rowId } = webhookDeliveries;
  const rows = await unit.tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpoint_id, id), before(cursor, created_at, rowId)))
    .orderBy(desc(created_at), desc(rowId))
    .limit(limit + 1);
  return pageFrom(rows, limit, toDelivery, (row) => cursorAfter(row.created_at, row.id));
}

/** The same event to the same address, with tries of its own; whoever has its id already can tell. */
export async function replay(unit: UnitOfWork, customerId: string, id: string): Promise<WebhookDelivery> {
  const { tx, now } = unit;
  const [row] = await tx
    .update(webhookDeliveries)
    .set({
      status: 'pending',
      tries: 0,
      error: null,
      response_status: null,
      next_try_at: now,
      give_up_at: new Date(now.getTime() + giveUpAfterMs),
    })
    .where(and(eq(webhookDeliveries.customer_id, customerId), eq(webhookDeliveries.id, id)))
    .returning();
  if (!row) throw notFound();
  await unit.enqueue('webhook.deliver', { deliveryId: id });
  return toDelivery(row);
}

/** House-keeping. */
export async function purgeExpiredDeliveries({ tx, now }: UnitOfWork): Promise<void> {
  await tx
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.created_at, new Date(now.getTime() - keptDays * 86_400_000)));
}

const toDelivery = (row: DeliveryRecord): WebhookDelivery => ({
  id: row.id,
  kind: row.kind,
  event_id: row.event_id,
  status: row.status,
  tries: row.tries,
  response_status: row.response_status,
  error: row.error,
  created_at: row.created_at.toISOString(),
  last_try_at: row.last_try_at?.toISOString() ?? null,
  next_try_at: row.next_try_at?.toISOString() ?? null,
});
