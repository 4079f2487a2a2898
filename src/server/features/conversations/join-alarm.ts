// Alarms of one kind at one property are rung as one, and those of strangers only so often a day.
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { SafetyKind } from '#contract/enumerations/conversations.ts';
import { limits } from '#contract/limits.ts';
import { findProperty } from '#features/properties';
import { isChecked } from '#features/work-orders';
import { conversations } from '#server/db/tables/conversations.ts';
import { alarms } from '#server/db/tables/desk.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { GuestThreadRecord } from './threads.ts';

type Raised = { thread: GuestThreadRecord; danger: SafetyKind; checked: boolean };

/**
 * The alarm that is rung for this one too; null where it is rung itself. One of a guest whose stay is confirmed joins
 * none of a stranger's, which somebody may take for false. A stranger's beyond the day's number joins the last one,
 * rung or not: its chat waits as urgent all the same, and its guest was told at once what to do.
 */
export async function joins(unit: UnitOfWork, raised: Raised): Promise<string | null> {
  await unit.tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`alarms ${raised.thread.property_id}`}, 0))`,
  );
  const same = await ringing(unit, raised);
  if (same || raised.checked) return same ?? null;
  return (await isTooMany(unit, raised.thread)) ? ((await lastOf(unit, raised.thread)) ?? null) : null;
}

async function ringing({ tx }: UnitOfWork, { thread, danger, checked }: Raised): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: alarms.id })
    .from(alarms)
    .where(
      and(
        eq(alarms.property_id, thread.property_id),
        eq(alarms.danger, danger),
        isNull(alarms.ended_at),
        isNull(alarms.joined_to),
        ne(alarms.conversation_id, thread.id),
        checked ? alarms.checked : undefined,
      ),
    )
    .orderBy(desc(alarms.checked), alarms.created_at)
    .limit(1);
  return row?.id;
}

const strangers = ({ now }: UnitOfWork) =>
  and(
    eq(alarms.checked, false),
    isNull(alarms.joined_to),
    gt(alarms.created_at, new Date(now.getTime() - 24 * 3_600_000)),
  );

async function isTooMany(unit: UnitOfWork, thread: GuestThreadRecord): Promise<boolean> {
  const { here, network } = limits.unconfirmed.alarms;
  const [row] = await unit.tx
    .select({
      here: sql<number>`count(*) filter (where ${alarms.property_id} = ${thread.property_id})::int`,
      network: sql<number>`count(*) filter (where ${conversations.network} = ${thread.network})::int`,
    })
    .from(alarms)
    .innerJoin(conversations, eq(conversations.id, alarms.conversation_id))
    .where(
      and(
        strangers(unit),
        or(eq(alarms.property_id, thread.property_id), sql`${conversations.network} = ${thread.network}`),
      ),
    );
  return row !== undefined && (row.here >= here || row.network >= network);
}

async function lastOf(unit: UnitOfWork, thread: GuestThreadRecord): Promise<string | undefined> {
  const [row] = await unit.tx
    .select({ id: alarms.id })
    .from(alarms)
    .where(and(strangers(unit), eq(alarms.customer_id, thread.customer_id)))
    .orderBy(desc(alarms.created_at))
    .limit(1);
  return row?.id;
}

/** The chats that an alarm is rung for beside its own. */
export async function joinedChats({ tx }: UnitOfWork, conversationId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: alarms.conversation_id })
    .from(alarms)
    .where(
      and(
        isNull(alarms.ended_at),
        sql`${alarms.joined_to} in (select a.id from alarms a where a.conversation_id = ${conversationId} and a.ended_at is null)`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether one that is about to be raised joins another, or is one too many: then nobody is told again. */
export async function isRungAlready(unit: UnitOfWork, thread: GuestThreadRecord, danger: SafetyKind): Promise<boolean> {
  const checked = await isChecked(unit, thread, await findProperty(unit, thread.property_id));
  if (await ringing(unit, { thread, danger, checked })) return true;
  return !checked && isTooMany(unit, thread);
}
