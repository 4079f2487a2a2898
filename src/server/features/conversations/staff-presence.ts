// Who of the team is at the desk: seen by their console's live stream and by what they do.
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { conversations } from '#server/db/tables/conversations.ts';
import { staffPresence } from '#server/db/tables/desk.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** How often an open console says that it is there. */
export const beatMs = 30_000;
/** Several beats: a reload, a tunnel or a node that stops takes none of them away. */
export const quietMs = 3.5 * 60_000;
/**
 * So long after they were found gone their chats go back. Where it was the server that was away, their consoles have
 * come again long before: they try every 15 seconds at the latest.
 */
const graceMs = 1.5 * 60_000;
/** Who has done nothing for so long does not keep a chat that a colleague asks for, console or not. */
const idleMs = 5 * 60_000;

/** Who has done nothing for so long, console or not, does not keep guests waiting: what waits goes to anybody. */
export const idleReturnMs = 15 * 60_000;

/** @param acted whether they did something, or only their console is there */
export async function touchStaff({ tx, now }: UnitOfWork, userId: string, acted: boolean): Promise<void> {
  const seen = { seen_at: now, away_since: null, ...(acted && { acted_at: now }) };
  await tx
    .insert(staffPresence)
    .values({ user_id: userId, seen_at: now, acted_at: now })
    .onConflictDoUpdate({ target: staffPresence.user_id, set: seen });
}

export async function isIdle({ tx, now }: UnitOfWork, userId: string): Promise<boolean> {
  const [row] = await tx.select().from(staffPresence).where(eq(staffPresence.user_id, userId));
  return !row || row.away_since !== null || now.getTime() - row.acted_at.getTime() >= idleMs;
}

/** Of these, who has done nothing for so long that their guests are called to others. */
export async function idleAmong({ tx, now }: UnitOfWork, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const since = new Date(now.getTime() - idleReturnMs);
  const idle = await tx
    .select({ id: staffPresence.user_id })
    .from(staffPresence)
    .where(and(inArray(staffPresence.user_id, ids), lt(staffPresence.acted_at, since)));
  return idle.map(({ id }) => id);
}

/** Whoever of the team has chats and was at the desk once. */
export async function holders({ tx }: UnitOfWork): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: staffPresence.user_id })
    .from(staffPresence)
    .innerJoin(conversations, eq(conversations.assigned_to, staffPresence.user_id));
  return rows.map(({ id }) => id);
}

/** Of these, who has been found gone for long enough; who is found gone now is written down as such. */
export async function goneAmong({ tx, now }: UnitOfWork, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await tx
    .update(staffPresence)
    .set({ away_since: now })
    .where(
      and(
        inArray(staffPresence.user_id, ids),
        lt(staffPresence.seen_at, ago(quietMs)),
        isNull(staffPresence.away_since),
      ),
    );
  const gone = await tx
    .select({ id: staffPresence.user_id })
    .from(staffPresence)
    .where(and(inArray(staffPresence.user_id, ids), lt(staffPresence.away_since, ago(graceMs))));
  return gone.map(({ id }) => id);
}
