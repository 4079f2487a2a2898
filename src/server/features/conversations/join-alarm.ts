// Alarms of one kind at one property are rung as one; those of strangers beyond a day's number with whatever rings there.
import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
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
 * none of a stranger's, which somebody may take for false. A stranger's beyond the day's number joins whatever rings at
 * the property. Where nothing rings there it is rung, however many there were: its guest is told that somebody is called.
 */
export async function joins(unit: UnitOfWork, raised: Raised): Promise<string | null> {
  await unit.tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`alarms ${raised.thread.property_id}`}, 0))`,
  );
  const same = await ringing(unit, raised);
  if (same || raised.checked || !(await isTooMany(unit, raised.thread))) return same ?? null;
  return (await ringing(unit, { ...raised, danger: null })) ?? null;
}

/** One that rings at the property, of this kind or, without one, of any. */
async function ringing(
  { tx }: UnitOfWork,
  { thread, danger, checked }: Omit<Raised, 'danger'> & { danger: SafetyKind | null },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: alarms.id })
    .from(alarms)
    .where(
      and(
        eq(alarms.property_id, thread.property_id),
        danger ? eq(alarms.danger, danger) : undefined,
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

async function isTooMany({ tx, now }: UnitOfWork, thread: GuestThreadRecord): Promise<boolean> {
  const { here, network } = limits.unconfirmed.alarms;
  const [row] = await tx
    .select({
      here: sql<number>`count(*) filter (where ${alarms.property_id} = ${thread.property_id})::int`,
      network: sql<number>`count(*) filter (where ${conversations.network} = ${thread.network})::int`,
    })
    .from(alarms)
    .innerJoin(conversations, eq(conversations.id, alarms.conversation_id))
    .where(
      and(
        eq(alarms.customer_id, thread.customer_id),
        eq(alarms.checked, false),
        isNull(alarms.joined_to),
        gt(alarms.created_at, before(now, 24 * 60)),
        or(ne(alarms.conversation_id, thread.id), isNotNull(alarms.ended_at)), // the one that is asked about is not counted
        or(eq(alarms.property_id, thread.property_id), sql`${conversations.network} = ${thread.network}`),
      ),
    );
  return row !== undefined && (row.here >= here || row.network >= network);
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** So many minutes after the ladder was rung for a property, a stranger's alarm beyond the number goes another way. */
const freshMinutes = 15;

/**
 * Where a stranger's alarm is one too many and the ladder was rung for the property just now: that alarm. Whoever took
 * it knows of the house and is rung first, and its owner has heard.
 */
export async function rungLately(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
): Promise<{ acknowledged_by: string | null } | undefined> {
  if (!(await isTooMany(unit, thread))) return undefined;
  const [row] = await unit.tx
    .select({ acknowledged_by: alarms.acknowledged_by })
    .from(alarms)
    .where(
      and(
        eq(alarms.property_id, thread.property_id),
        isNull(alarms.joined_to),
        isNotNull(alarms.rung), // not one that only its taker was rung for
        isNotNull(alarms.ended_at),
        ne(alarms.conversation_id, thread.id), // rung anew where whoever took this one is gone
        gt(alarms.created_at, before(unit.now, freshMinutes)),
      ),
    )
    .orderBy(desc(alarms.created_at))
    .limit(1);
  return row;
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

/** Whether the owner has heard of one that is about to be raised: it joins another, or follows one beyond the number. */
export async function isRungAlready(unit: UnitOfWork, thread: GuestThreadRecord, danger: SafetyKind): Promise<boolean> {
  const checked = await isChecked(unit, thread, await findProperty(unit, thread.property_id));
  if (await ringing(unit, { thread, danger, checked })) return true;
  if (checked || !(await isTooMany(unit, thread))) return false;
  const any = await ringing(unit, { thread, danger: null, checked });
  return any !== undefined || (await rungLately(unit, thread)) !== undefined;
}
