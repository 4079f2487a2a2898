import { and, desc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Takeover } from '#contract/conversations/takeovers.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { takeovers } from '#server/db/tables/desk.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** How it went is of interest for a shift. */
const toldMs = 12 * 3_600_000;
const most = 20;

/** What is asked of somebody or by them, and how it went where they have not seen that and did not settle it. */
export async function takeoversOf({ tx, now }: UnitOfWork, staff: Staff): Promise<Takeover[]> {
  const rows = await tx
    .select({
      takeover: takeovers,
      kind: conversations.kind,
      guest_name: conversations.guest_name,
      place: properties.name,
    })
    .from(takeovers)
    .innerJoin(conversations, eq(conversations.id, takeovers.conversation_id))
    .leftJoin(properties, eq(properties.id, conversations.property_id))
    .where(and(concerns(staff.userId), gt(takeovers.created_at, new Date(now.getTime() - toldMs))))
    .orderBy(desc(takeovers.created_at), desc(takeovers.id))
    .limit(most);
  return rows
    .filter(({ takeover }) => takeover.state === 'asked' || takeover.settled_by !== staff.userId)
    .map(({ takeover, kind, guest_name, place }) => ({
      id: takeover.id,
      conversation_id: takeover.conversation_id,
      kind,
      property_name: place,
      guest_name,
      state: takeover.state,
      from_name: takeover.from_name,
      to_name: takeover.to_name,
      from_me: takeover.from_user === staff.userId,
      due_at: takeover.due_at?.toISOString() ?? null,
      created_at: takeover.created_at.toISOString(),
    }));
}

/** An answer is news to whoever asked; what was taken or went back, to whoever had it. */
const concerns = (me: string): SQL | undefined =>
  or(
    and(
      eq(takeovers.from_user, me),
      isNull(takeovers.from_seen_at),
      inArray(takeovers.state, ['asked', 'handed_over', 'taken', 'given', 'returned']),
    ),
    and(
      eq(takeovers.to_user, me),
      isNull(takeovers.to_seen_at),
      inArray(takeovers.state, ['asked', 'handed_over', 'given', 'kept', 'lapsed']),
    ),
  );

/** @throws NOT_FOUND when it is none of theirs */
export async function seeTakeover({ tx, now }: UnitOfWork, staff: Staff, id: string): Promise<void> {
  const [row] = await tx.select().from(takeovers).where(eq(takeovers.id, id));
  if (row?.from_user !== staff.userId && row?.to_user !== staff.userId) throw notFound();
  const seen = row.from_user === staff.userId ? { from_seen_at: now } : { to_seen_at: now };
  await tx.update(takeovers).set(seen).where(eq(takeovers.id, id));
}
