// Who and what the desk's list can be narrowed to, and to whom a chat can be given.
import { and, asc, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { DeskAgent, DeskPlace } from '#contract/conversations/desk.ts';
import { users } from '#server/db/tables/accounts.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { staffPresence } from '#server/db/tables/desk.ts';
import { properties } from '#server/db/tables/properties.ts';
import { saysWords } from '#server/kernel/text-match.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { quietMs } from './staff-presence.ts';

/** @param team whoever may come in, from the schema that the application's role cannot read */
export async function deskAgents(
  { tx, now }: UnitOfWork,
  team: readonly { id: string; name: string }[],
): Promise<DeskAgent[]> {
  const held = await tx
    .select({ id: conversations.assigned_to, chats: count() })
    .from(conversations)
    .where(
      sql`${conversations.state} in ('waiting', 'assigned', 'snoozed') and ${conversations.assigned_to} is not null`,
    )
    .groupBy(conversations.assigned_to);
  const present = await tx
    .select({ id: staffPresence.user_id })
    .from(staffPresence)
    .where(and(isNull(staffPresence.away_since), gte(staffPresence.seen_at, new Date(now.getTime() - quietMs))));
  const chats = new Map(held.map((row) => [row.id, row.chats]));
  const here = new Set(present.map(({ id }) => id));
  return team
    .map(({ id, name }) => ({ id, name, here: here.has(id), chats: chats.get(id) ?? 0 }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const most = 10;

export async function deskPlaces(unit: UnitOfWork, { q, id }: { q: string; id?: string | undefined }) {
  if (!q && !id) return [];
  const owners = await ownersWhere(
    unit,
    id ? eq(users.id, id) : saysWords(sql`concat_ws(' ', ${users.full_name}, ${users.company_name})`, q),
  );
  const houses = await housesWhere(
    unit,
    id ? eq(properties.id, id) : saysWords(sql`concat_ws(' ', ${properties.name}, ${properties.city})`, q),
  );
  return [...owners, ...houses];
}

const ownersWhere = async ({ tx }: UnitOfWork, which: SQL | undefined): Promise<DeskPlace[]> => {
  const rows = await tx
    .select({ id: users.id, name: users.full_name, more: users.company_name })
    .from(users)
    .where(which)
    .orderBy(asc(users.full_name), asc(users.id))
    .limit(most);
  return rows.map((row) => ({ kind: 'owner', ...row }));
};

const housesWhere = async ({ tx }: UnitOfWork, which: SQL | undefined): Promise<DeskPlace[]> => {
  const rows = await tx
    .select({ id: properties.id, name: properties.name, more: users.full_name })
    .from(properties)
    .leftJoin(users, eq(users.id, properties.customer_id))
    .where(which)
    .orderBy(asc(properties.name), asc(properties.id))
    .limit(most);
  return rows.map((row) => ({ kind: 'property', ...row }));
};
