import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { HouseSecurityEntry, ThreadReader } from '#contract/accounts/security-log.ts';
import type { SecurityKind } from '#contract/enumerations/security.ts';
import * as ofHouse from '#contract/messages/en/assistant/notes.ts';
import { users } from '#server/db/tables/accounts.ts';
import { securityLog } from '#server/db/tables/security.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import { retold } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type Wanted = {
  limit: number;
  cursor?: string | undefined;
  kind?: SecurityKind | undefined;
  actor_id?: string | undefined;
  customer_id?: string | undefined;
};

/** Newest first; of one customer where one is named. */
export async function listSecurity({ tx }: UnitOfWork, { limit, cursor, kind, actor_id, customer_id }: Wanted) {
  const rows = await tx
    .select({ entry: securityLog, customer_name: users.full_name })
    .from(securityLog)
    .leftJoin(users, eq(users.id, securityLog.customer_id))
    .where(
      and(
        customer_id ? eq(securityLog.customer_id, customer_id) : undefined,
        actor_id ? eq(sql`${securityLog.actor_id}::text`, actor_id) : undefined,
        kind ? eq(securityLog.kind, kind) : undefined,
        before(cursor, securityLog.at, securityLog.id),
      ),
    )
    .orderBy(desc(securityLog.at), desc(securityLog.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, toEntry, ({ entry }) => cursorAfter(entry.at, entry.id));
}

/** What somebody named, a key or a person, stays as they named it; of "Mo Berg, Manager" the name does. */
const namedBySomebody: readonly SecurityKind[] = ['key.made', 'key.ended', 'guest_link.renewed', 'member.removed'];
function saidOf(kind: SecurityKind, subject: string): string {
  if (namedBySomebody.includes(kind)) return subject;
  const [first = '', ...rest] = subject.split(', ');
  return [rest.length > 0 ? first : retold(first), ...rest.map((part) => retold(part))].join(', ');
}

const toEntry = ({
  entry: { id, kind, subject, actor_kind, actor_name, address, device, times, at },
  customer_name,
}: {
  entry: typeof securityLog.$inferSelect;
  customer_name: string | null;
}): HouseSecurityEntry => ({
  id,
  kind,
  subject: subject && saidOf(kind, subject),
  actor_kind,
  actor_name: actor_name && retold(actor_name, ofHouse),
  address,
  device,
  times,
  at: at.toISOString(),
  customer_name,
});

/** Nobody is told off for a busy day: below this many chats a day no reading is much. */
const muchAtLeast = 30;
const muchTimes = 3;

/**
 * Who of the team opened how many different chats, the most first. `much` is at least 30 in a day and three times the
 * median of those who opened any.
 */
export async function listReaders({ tx, now }: UnitOfWork): Promise<ThreadReader[]> {
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const aDayAgo = since(1).toISOString();
  const rows = await tx
    .select({
      id: sql<string>`${securityLog.actor_id}`,
      name: sql<string>`coalesce(max(${securityLog.actor_name}), '')`,
      day: sql<number>`(count(distinct ${securityLog.subject}) filter (where ${securityLog.at} > ${aDayAgo}))::int`,
      week: sql<number>`count(distinct ${securityLog.subject})::int`,
    })
    .from(securityLog)
    .where(
      and(
        eq(securityLog.kind, 'thread.read'),
        isNotNull(securityLog.customer_id),
        gt(securityLog.at, since(7)),
        sql`${securityLog.actor_id} is not null`,
      ),
    )
    .groupBy(securityLog.actor_id)
    .orderBy(sql`3 desc, 4 desc, 1`);
  const others = (id: string) => rows.filter((row) => row.id !== id && row.day > 0).map(({ day }) => day);
  return rows.map((row) => ({
    ...row,
    much: row.day >= muchAtLeast && row.day >= muchTimes * median(others(row.id)),
  }));
}

function median(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
