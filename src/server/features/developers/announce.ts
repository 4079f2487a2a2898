import { and, eq, isNull, sql } from 'drizzle-orm';
import { webhookKinds } from '#contract/developers/webhook-kinds.ts';
import { webhookEndpoints } from '#server/db/tables/developers.ts';
import { type RecordedEvent, subjectOf } from '#server/kernel/events.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { queueDelivery } from './deliveries.ts';

const known = new Set<string>(webhookKinds.map(({ kind }) => kind));

/** Something happened: it is sent to whatever webhooks its customer has for that. Ids only, as in the live stream. */
export async function announce(unit: UnitOfWork, event: RecordedEvent): Promise<void> {
  if (!known.has(event.kind)) return;
  const data = subjectOf(event);
  for (const { kinds, ...endpoint } of await endpointsOf(unit, event.customer_id))
    if (kinds.some((kind) => kind === event.kind))
      await queueDelivery(unit, endpoint, { eventId: `evt_${event.id}`, kind: event.kind, data });
}

type Endpoint = Pick<typeof webhookEndpoints.$inferSelect, 'id' | 'customer_id' | 'kinds'>;

/**
 * What was asked once is not asked again for each thing that happens in one unit: no unit changes an endpoint and tells
 * of something.
 */
const asked = new WeakMap<UnitOfWork, Map<string, Promise<Endpoint[]>>>();

function endpointsOf(unit: UnitOfWork, customerId: string): Promise<Endpoint[]> {
  const ofUnit = asked.get(unit) ?? new Map<string, Promise<Endpoint[]>>();
  asked.set(unit, ofUnit);
  const found = ofUnit.get(customerId) ?? readEndpoints(unit, customerId);
  ofUnit.set(customerId, found);
  return found;
}

const readEndpoints = (unit: UnitOfWork, customerId: string): Promise<Endpoint[]> =>
  enabled(unit).execute({ customerId });

const enabled = statement((tx) =>
  tx
    .select({ id: webhookEndpoints.id, customer_id: webhookEndpoints.customer_id, kinds: webhookEndpoints.kinds })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.customer_id, sql.placeholder('customerId')), isNull(webhookEndpoints.disabled_at))),
);
