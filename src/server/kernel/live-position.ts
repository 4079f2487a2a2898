import { and, eq, gt, max, or, type SQL, sql } from 'drizzle-orm';
import { events } from '#server/db/tables/kernel.ts';
import type { Actor } from './actor.ts';
import type { UnitOfWork } from './transaction.ts';

/** Ids are given before commits, so one may show up after a later one did: so many back are looked at again. */
const overlap = 200n;

/**
 * Where a live stream goes on from to hear whatever happens after this: `<newest id>-<oldest transaction at work>`.
 * Whoever reads answers first and opens the stream afterwards would miss what happened in between.
 */
export async function livePosition({ tx, actor }: UnitOfWork): Promise<string> {
  const [found] = await tx
    .select({ id: max(events.id), oldest: sql<string>`pg_snapshot_xmin(pg_current_snapshot())` })
    .from(events)
    .where(seenBy(actor));
  return `${found?.id ?? 0}-${found?.oldest ?? 0}`;
}

/** What came after a position, or after an event of this id; undefined when it is neither. A reader counts none twice. */
export function eventsAfter(actor: Actor, position: string): SQL | undefined {
  const [, id = '', oldest] = /^(\d{1,18})(?:-(\d{1,18}))?$/.exec(position) ?? [];
  if (!id) return undefined;
  const again = gt(events.id, BigInt(id) - overlap);
  const isLate = oldest ? or(gt(events.id, BigInt(id)), writtenSince(oldest)) : undefined;
  return and(again, isLate, seenBy(actor));
}

/**
 * Whether the event that a position names is kept no more: then nor is all that came after it. Somebody of whom nothing
 * was known begins with 0.
 */
export async function isForgotten({ tx }: UnitOfWork, position: string): Promise<boolean> {
  const [id = '0'] = position.split('-');
  if (id === '0') return false;
  const [found] = await tx
    .select({ id: events.id })
    .from(events)
    .where(eq(events.id, BigInt(id)));
  return found === undefined;
}

/** A row tells the lower 32 bits of the transaction that wrote it; they go round. */
const writtenSince = (transaction: string) =>
  sql`(xmin::text::bigint - ${transaction}::bigint % 4294967296 + 4294967296) % 4294967296 < 2147483648`;

const seenBy = (actor: Actor) => ('customerId' in actor ? eq(events.customer_id, actor.customerId) : undefined);
