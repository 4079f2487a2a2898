import { and, eq, isNull, sql } from 'drizzle-orm';
import { webhookKinds } from '#contract/webhook-kinds.ts';
import { webhookEndpoints } from '#server/db/tables/developers.ts';
import type { RecordedEvent } from '#server/kernel/events.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { queueDelivery } from './deliveries.ts';

const known = new Set<string>(webhookKinds.map(({ kind }) => kind));

/** Something happened: it is sent to whatever webhooks its customer has for that. Ids only, as in the live stream. */
export async function announce(unit: Unit, event: RecordedEvent): Promise<void> {
  if (!known.has(event.kind)) return;
  const endpoints = await unit.tx
    .select({ id: webhookEndpoints.id, customer_id: webhookEndpoints.customer_id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.customer_id, event.customer_id),
        isNull(webhookEndpoints.disabled_at),
        sql`${webhookEndpoints.kinds} ? ${event.kind}`,
      ),
    );
  const { conversation_id = null, work_order_id = null, property_id = null } = event;
  const data = { conversation_id, work_order_id, property_id };
  for (const endpoint of endpoints)
    await queueDelivery(unit, endpoint, { eventId: `evt_${event.id}`, kind: event.kind, data });
}
