// The desk looks something up among everything of every customer: it leaves a row, and one with each owner it concerns.
import { desc, inArray, sql } from 'drizzle-orm';
import type { DeskFindings, FoundOrder } from '#contract/conversations/desk-search.ts';
import * as copy from '#contract/messages/en/accounts/security-log.ts';
import { fill } from '#contract/messages/fill.ts';
import { referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { asked, withMatches, wordsIn } from './chat-words.ts';
import { deskPlaces } from './desk-choices.ts';
import { toRow } from './queries.ts';
import { signsIn } from './search-signs.ts';
import { asThread } from './threads.ts';

const most = 20;

type Found = { kind: 'chat' | 'order'; id: string };

/**
 * `app_desk_finds` looks past the policies of the rows, which no index of words can be read through, and answers the team
 * alone, with ids. What they are is then read under the policies as ever.
 */
export async function searchDesk(unit: UnitOfWork, q: string): Promise<DeskFindings> {
  const words = wordsIn(q);
  const rows = [...(await bySign(unit, q)), ...(words.length ? await byWords(unit, words) : [])];
  const idsOf = (kind: Found['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const chats = await chatsOf(unit, idsOf('chat'));
  await recordSearch(unit, chats);
  return {
    chats: await withMatches(
      unit,
      chats.map(({ row }) => row),
      q,
    ),
    orders: await ordersOf(unit, idsOf('order')),
    places: await deskPlaces(unit, { q }),
  };
}

const byWords = async ({ tx }: UnitOfWork, words: readonly string[]): Promise<Found[]> =>
  (await tx.execute<Found>(sql`select kind, id from app_desk_finds(${asked(words)})`)).rows;

/** What is known of somebody on the phone: the order's reference, the end of a number, the beginning of an address. */
async function bySign({ tx }: UnitOfWork, q: string): Promise<Found[]> {
  const { reference, digits, mail } = signsIn(q);
  if (!reference && !digits && !mail) return [];
  return (await tx.execute<Found>(sql`select kind, id from app_desk_finds_sign(${reference}, ${digits}, ${mail})`))
    .rows;
}

async function chatsOf({ tx }: UnitOfWork, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ conversation: conversations, property_name: properties.name })
    .from(conversations)
    .leftJoin(properties, sql`${properties.id} = ${conversations.property_id}`)
    .where(inArray(conversations.id, [...ids]))
    .orderBy(desc(conversations.last_message_at), desc(conversations.id))
    .limit(most);
  return rows.map(({ conversation, property_name }) => ({
    customer_id: conversation.customer_id,
    row: { ...toRow(asThread(conversation), property_name), preview: null },
  }));
}

async function ordersOf({ tx }: UnitOfWork, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(workOrders)
    .where(inArray(workOrders.id, [...ids]))
    .orderBy(desc(workOrders.created_at), desc(workOrders.id))
    .limit(most);
  return rows.map(toFoundOrder);
}

const toFoundOrder = (row: WorkOrderRecord): FoundOrder => ({
  id: row.id,
  reference: referenceOf(row.id),
  subject_line: row.subject_line,
  property_name: row.property_name,
  status: row.status,
  conversation_id: row.conversation_id,
  created_at: row.created_at.toISOString(),
});

/** How much was found and whose it is, kept in English and told to each reader in theirs; never the words: they may be the name of a guest to be forgotten. */
async function recordSearch(unit: UnitOfWork, chats: readonly { customer_id: string }[]): Promise<void> {
  const owners = new Map<string, number>();
  for (const { customer_id } of chats) owners.set(customer_id, (owners.get(customer_id) ?? 0) + 1);
  const subject = fill(copy.searchedAll, { chats: chats.length, owners: owners.size });
  await unit.audit({ kind: 'desk.searched', customerId: null, subject });
  for (const [customerId, count] of owners)
    await unit.audit({ kind: 'desk.searched', customerId, subject: fill(copy.searchedYours, { count }) });
}
