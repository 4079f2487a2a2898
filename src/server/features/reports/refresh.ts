// Keeps the figures after what happens: what the events name is counted anew. An event may be read twice, none is left out.
import { eq, sql } from 'drizzle-orm';
import { reportProgress } from '#server/db/tables/reports.ts';
import { system } from '#server/kernel/actor.ts';
import type { Store, UnitOfWork } from '#server/kernel/transaction.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { keepOrders } from './orders/keep-orders.ts';
import { keepRequests } from './requests/keep-requests.ts';
import { drawSample } from './reviews/draw-sample.ts';

const all = 'all';
/** How often, at most. */
export const refreshMs = 15_000;
/** A transaction that began so long ago may still commit events with ids below those that were read. */
const lateMs = 5 * 60_000;
/** How often chats and jobs are looked for that no event named: brought by a migration or an archive. */
const wholeMs = 3_600_000;
/** So many in one transaction. */
const atOnce = { events: 5000, chats: 200, orders: 500 };

type Progress = typeof reportProgress.$inferSelect;

/** Until nothing is left to be read, each part in a transaction of its own. */
export async function refreshReports(store: Store, isLeaving: () => boolean = () => false): Promise<void> {
  while (!isLeaving() && (await withActor(store, system, refreshPart))) {}
}

/** @returns whether more is left. Of two nodes the second finds the row locked, and nothing to do. */
export async function refreshPart(unit: UnitOfWork): Promise<boolean> {
  const progress = await lockProgress(unit);
  if (!progress) return false;
  const { now } = unit;
  if (!progress.whole_at || now.getTime() - progress.whole_at.getTime() > wholeMs) {
    const isMoreLeft = await addMissing(unit);
    if (!isMoreLeft) await drawSample(unit);
    await keepProgress(unit, { whole_at: isMoreLeft ? null : now });
    if (isMoreLeft) return true;
  }
  if (progress.whole_at && now.getTime() - progress.read_at.getTime() < refreshMs) return false;
  const named = await namedSince(unit, progress.event_id);
  await keepRequests(unit, named.chats);
  await keepOrders(unit, named.orders);
  await keepProgress(unit, { event_id: named.event_id, read_at: named.isMoreLeft ? progress.read_at : now });
  return named.isMoreLeft;
}

async function lockProgress({ tx, now }: UnitOfWork): Promise<Progress | undefined> {
  // Whatever was there before the first time is read from the rows themselves.
  const old = new Date(now.getTime() - lateMs).toISOString();
  const before = sql<bigint>`coalesce((select max(id) from events where at < ${old}::timestamptz), 0)`;
  const first = { id: all, event_id: before, read_at: new Date(now.getTime() - refreshMs) };
  await tx.insert(reportProgress).values(first).onConflictDoNothing();
  const [row] = await tx.select().from(reportProgress).where(eq(reportProgress.id, all)).for('update', {
    skipLocked: true,
  });
  return row;
}

const keepProgress = ({ tx }: UnitOfWork, set: Partial<Progress>) =>
  tx.update(reportProgress).set(set).where(eq(reportProgress.id, all));

/** @returns whether as many again may be missing */
async function addMissing(unit: UnitOfWork): Promise<boolean> {
  const { tx } = unit;
  const { rows: chats } = await tx.execute<{ id: string }>(sql`
    select c.id from conversations c where c.kind = 'guest'
      and not exists (select 1 from report_chats r where r.conversation_id = c.id) limit ${atOnce.chats}`);
  const { rows: orders } = await tx.execute<{ id: string }>(sql`
    select w.id from work_orders w
    where not exists (select 1 from report_orders r where r.work_order_id = w.id) limit ${atOnce.orders}`);
  await keepRequests(unit, chats.map(idOf));
  await keepOrders(unit, orders.map(idOf));
  return chats.length === atOnce.chats || orders.length === atOnce.orders;
}

const idOf = ({ id }: { id: string }): string => id;

type Named = { chats: string[]; orders: string[]; event_id: bigint; isMoreLeft: boolean };

/**
 * What events named since. Those of the last minutes are read again each time, since one with a lower id may come yet.
 */
async function namedSince({ tx, now }: UnitOfWork, event_id: bigint): Promise<Named> {
  const old = new Date(now.getTime() - lateMs).toISOString();
  const { rows } = await tx.execute<{ id: string; chat: string | null; order: string | null; old: boolean }>(sql`
    select e.id::text, e.conversation_id as chat, e.work_order_id as "order", e.at < ${old}::timestamptz as old
    from events e where e.id > ${event_id.toString()}::bigint order by e.id limit ${atOnce.events}`);
  const isMoreLeft = rows.length === atOnce.events;
  const firstNew = rows.findIndex((row) => !row.old);
  // A full page is left behind whatever its age: so much comes in five minutes nowhere, and it has to go on.
  const read = isMoreLeft ? rows : firstNew === -1 ? rows : rows.slice(0, firstNew);
  const chats = new Set(rows.map(({ chat }) => chat).filter((id) => id !== null));
  const orders = new Set(rows.map(({ order }) => order).filter((id) => id !== null));
  return { chats: [...chats], orders: [...orders], event_id: BigInt(read.at(-1)?.id ?? event_id), isMoreLeft };
}
