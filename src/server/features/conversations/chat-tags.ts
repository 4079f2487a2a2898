// The tags of chats, for whoever of the team reads them.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ChatTag } from '#contract/conversations/chat-tag.ts';
import type { DeskTag } from '#contract/conversations/chat-tags.ts';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import { chatTags, deskTags } from '#server/db/tables/desk-tags.ts';
import { isStaff } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** By name, with how many chats have each. */
export async function listTags({ tx }: UnitOfWork): Promise<DeskTag[]> {
  const chats = sql<number>`(select count(*) from ${chatTags} where chat_tags.tag_id = desk_tags.id)::int`;
  return tx
    .select({ id: deskTags.id, name: deskTags.name, tone: deskTags.tone, chats })
    .from(deskTags)
    .orderBy(asc(sql`lower(${deskTags.name})`), asc(deskTags.id));
}

/** The rows with their tags; an owner is told of none. */
export async function withTags<Row extends ConversationRow>(unit: UnitOfWork, rows: Row[]): Promise<Row[]> {
  if (!isStaff(unit.actor) || rows.length === 0) return rows;
  const byChat = await tagsOf(
    unit,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, tags: byChat.get(row.id) ?? [] }));
}

async function tagsOf({ tx }: UnitOfWork, ids: string[]): Promise<Map<string, ChatTag[]>> {
  const rows = await tx
    .select({ chat: chatTags.conversation_id, id: deskTags.id, name: deskTags.name, tone: deskTags.tone })
    .from(chatTags)
    .innerJoin(deskTags, eq(deskTags.id, chatTags.tag_id))
    .where(inArray(chatTags.conversation_id, ids))
    .orderBy(asc(sql`lower(${deskTags.name})`));
  const byChat = new Map<string, ChatTag[]>();
  for (const { chat, ...tag } of rows) byChat.set(chat, [...(byChat.get(chat) ?? []), tag]);
  return byChat;
}

export const countOnChat = ({ tx }: UnitOfWork, id: string): Promise<number> =>
  tx.$count(chatTags, eq(chatTags.conversation_id, id));

export const isOnChat = (id: string, tagId: string) =>
  and(eq(chatTags.conversation_id, id), eq(chatTags.tag_id, tagId));
