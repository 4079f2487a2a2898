import type { EventKind } from '#contract/events.ts';
import { asJson } from '#server/db/json.ts';
import { signature } from './actor.ts';
import { nameOf } from './prepared.ts';
import type { UnitOfWork } from './transaction.ts';

/**
 * Something that happened, told in the transaction that made it happen. Ids only go out; `data` stays on the server.
 */
export type NewEvent = {
  kind: EventKind;
  customer_id: string;
  conversation_id?: string | null;
  work_order_id?: string | null;
  property_id?: string | null;
  data?: Record<string, unknown>;
};

/** As it stands in the table; ids rise in the order things happened. */
export type RecordedEvent = NewEvent & { id: bigint };

/** What NOTIFY carries: enough to decide who is told, nothing to read. */
export type EventSignal = {
  id: string;
  kind: EventKind;
  customer_id: string | null;
  conversation_id: string | null;
  work_order_id: string | null;
  property_id: string | null;
};

export const eventChannel = 'porchlight_events';

/** A question of the public site belongs to no customer: only staff hear of it, and nothing follows from it. */
export async function tellStaff(unit: UnitOfWork, kind: 'question.asked' | 'question.answered'): Promise<void> {
  await insertEvent(unit, { kind, customer_id: null });
}

/** Writes the event's row and its NOTIFY, which PostgreSQL sends when the transaction commits, and only then. */
export async function recordEvent(unit: UnitOfWork, event: NewEvent): Promise<RecordedEvent> {
  return { ...event, id: await insertEvent(unit, event) };
}

async function insertEvent(
  unit: UnitOfWork,
  event: Omit<NewEvent, 'customer_id'> & { customer_id: string | null },
): Promise<bigint> {
  const by = signature(unit.actor);
  const { rows } = await unit.client.query<{ id: string }>({
    ...insertion,
    values: [
      event.customer_id,
      event.kind,
      event.conversation_id ?? null,
      event.work_order_id ?? null,
      event.property_id ?? null,
      by.actor_kind,
      by.actor_id,
      asJson(event.data ?? {}),
      unit.now.toISOString(),
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('insert returned no row');
  return BigInt(row.id);
}

const text = `
  with e as (
    insert into events (customer_id, kind, conversation_id, work_order_id, property_id, actor_kind, actor_id, data, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)
    returning id, kind, customer_id, conversation_id, work_order_id, property_id
  )
  select id, pg_notify('${eventChannel}', row_to_json(e)::text) from e`;
const insertion = { text, name: nameOf(text) };
