import type { Logger } from 'pino';
import { type EventKind, eventKinds } from '#contract/events.ts';
import { z } from '#contract/z.ts';
import { asJson } from '#server/db/json.ts';
import type { events } from '#server/db/tables/kernel.ts';
import { signature } from './actor.ts';
import { CustomerEvent, StaffEvent } from './event-schemas.ts';
import { nameOf } from './prepared.ts';
import type { UnitOfWork } from './transaction.ts';

type StaffEventKind = z.infer<typeof StaffEvent>['kind'];
/** Those that something may follow from. */
export type CustomerEventKind = Exclude<EventKind, StaffEventKind>;

type EventOf = { [E in CustomerEvent as E['kind']]: E };

/**
 * Something that happened, told in the transaction that made it happen. Ids only go out; the payload stays on the
 * server.
 */
export type NewEvent<K extends CustomerEventKind = CustomerEventKind> = { [P in K]: { kind: P } & EventOf[P] }[K];

/** As it stands in the table; ids rise in the order things happened. */
export type RecordedEvent<K extends CustomerEventKind = CustomerEventKind> = NewEvent<K> & { id: bigint };

/** What an event is about; most have only a part of it. */
export type EventSubject = Record<'conversation_id' | 'work_order_id' | 'property_id', string | null>;

export function subjectOf(event: { customer_id: string | null } & Partial<EventSubject>): EventSubject {
  const { conversation_id = null, work_order_id = null, property_id = null } = event;
  return { conversation_id, work_order_id, property_id };
}

/** What is the same for every kind. */
export type EventIds = EventSubject & { id: bigint; customer_id: string };

/**
 * What NOTIFY carries: enough to decide who is told, nothing to read. `reset` stands for what this version cannot read
 * (another node runs a later one): whoever may be told reads anew what it shows.
 */
const EventSignal = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  kind: z.enum([...eventKinds, 'reset']).catch('reset'),
  customer_id: z.string().nullable(),
  conversation_id: z.string().nullable(),
  work_order_id: z.string().nullable(),
  property_id: z.string().nullable(),
});
export type EventSignal = z.infer<typeof EventSignal>;

export const eventChannel = 'porchlight_events';

export function readSignal(payload: string, log: Logger): EventSignal {
  const sent = JSON.parse(payload);
  const signal = EventSignal.parse(sent);
  if (signal.kind === 'reset') log.error({ event: signal.id, kind: sent.kind }, 'this kind of event is not known here');
  return signal;
}

const StoredEvent = z.discriminatedUnion('kind', [CustomerEvent, StaffEvent]);

/** A row of the table as streams tell of it. One that no schema fits is logged by its id and told as `reset`. */
export function readEvent(row: typeof events.$inferSelect, log: Logger): EventSignal {
  const ids = { id: String(row.id), customer_id: row.customer_id, ...subjectOf(row) };
  const read = StoredEvent.safeParse({ ...row, payload: row.data });
  if (read.success) return { ...ids, kind: read.data.kind };
  const wrong = read.error.issues.map(({ path }) => path.join('.'));
  log.error({ event: ids.id, kind: row.kind, wrong }, 'an event could not be read');
  return { ...ids, kind: 'reset' };
}

/** Only staff hear of it. */
export async function tellStaff(unit: UnitOfWork, kind: StaffEventKind): Promise<void> {
  await insertEvent(unit, { kind, customer_id: null });
}

/** Writes the event's row and its NOTIFY, which PostgreSQL sends when the transaction commits, and only then. */
export async function recordEvent<K extends CustomerEventKind>(
  unit: UnitOfWork,
  event: NewEvent<K>,
): Promise<RecordedEvent<K>> {
  return { ...event, id: await insertEvent(unit, event) };
}

/** The same for many, by one statement: each has its row and its NOTIFY. */
export async function recordEvents<K extends CustomerEventKind>(
  unit: UnitOfWork,
  events: NewEvent<K>[],
): Promise<RecordedEvent<K>[]> {
  const by = signature(unit.actor);
  const told = events.map((event, nth) => ({
    nth,
    customer_id: event.customer_id,
    kind: event.kind,
    ...subjectOf(event),
    data: event.payload ?? {},
  }));
  const { rows } = await unit.client.query<{ id: string }>({
    ...manyInsertion,
    values: [asJson(told), by.actor_kind, by.actor_id, unit.now.toISOString()],
  });
  return events.map((event, nth) => {
    const row = rows[nth];
    if (!row) throw new Error('insert returned too few rows');
    return { ...event, id: BigInt(row.id) };
  });
}

async function insertEvent(unit: UnitOfWork, event: NewEvent | z.infer<typeof StaffEvent>): Promise<bigint> {
  const by = signature(unit.actor);
  const { conversation_id, work_order_id, property_id } = subjectOf(event);
  const { rows } = await unit.client.query<{ id: string }>({
    ...insertion,
    values: [
      event.customer_id,
      event.kind,
      conversation_id,
      work_order_id,
      property_id,
      by.actor_kind,
      by.actor_id,
      asJson(event.payload ?? {}),
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

/** Ids rise in the order in which the events were given. */
const manyText = `
  with e as (
    insert into events (customer_id, kind, conversation_id, work_order_id, property_id, actor_kind, actor_id, data, at)
    select customer_id, kind, conversation_id, work_order_id, property_id, $2, $3::uuid, data, $4
    from jsonb_to_recordset($1::jsonb) as told(
      nth int, customer_id uuid, kind text, conversation_id uuid, work_order_id uuid, property_id uuid, data jsonb)
    order by nth
    returning id, kind, customer_id, conversation_id, work_order_id, property_id
  )
  select id, pg_notify('${eventChannel}', row_to_json(e)::text) from e order by id`;
const manyInsertion = { text: manyText, name: nameOf(manyText) };
