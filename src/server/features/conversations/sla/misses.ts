import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { SlaMiss } from '#contract/conversations/sla.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { slaClocks } from '#server/db/tables/sla.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type Asked = { limit: number; cursor?: string | undefined; from?: string | undefined; to?: string | undefined };

/** Promises that were not kept, the latest first; of chats that are forgotten none is shown. Days are UTC's. */
export async function listMisses({ tx }: UnitOfWork, { limit, cursor, from, to }: Asked) {
  const rows = await tx
    .select({ clock: slaClocks, property_name: properties.name, guest_name: conversations.guest_name })
    .from(slaClocks)
    .innerJoin(conversations, eq(conversations.id, slaClocks.conversation_id))
    .leftJoin(properties, eq(properties.id, slaClocks.property_id))
    .where(
      and(
        isNotNull(slaClocks.breached_at),
        from ? gte(slaClocks.breached_at, new Date(from)) : undefined,
        to ? lt(slaClocks.breached_at, new Date(Date.parse(to) + 86_400_000)) : undefined,
        before(cursor, slaClocks.breached_at, slaClocks.id),
      ),
    )
    .orderBy(desc(slaClocks.breached_at), desc(slaClocks.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, toMiss, ({ clock }) => cursorAfter(clock.breached_at ?? new Date(0), clock.id));
}

type Row = { clock: typeof slaClocks.$inferSelect; property_name: string | null; guest_name: string | null };

const toMiss = ({ clock, property_name, guest_name }: Row): SlaMiss => ({
  id: clock.id,
  conversation_id: clock.conversation_id ?? clock.id, // joined by it above
  property_name,
  guest_name,
  target: clock.target,
  urgency: clock.urgency,
  minutes: clock.minutes,
  holder_name: clock.holder_name,
  breached_at: (clock.breached_at ?? clock.started_at).toISOString(),
  answered_at: clock.answered_at?.toISOString() ?? null,
});
