import { eq, sql } from 'drizzle-orm';
import { siteChatDays } from '#contract/site/chat-session.ts';
import { asJson } from '#server/db/json.ts';
import { publicChatbotConversations as chats } from '#server/db/tables/site-chat.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { KeptMessage } from './engine.ts';

/** What is kept of one session; older messages of a very long chat are let go. */
const most = 200;

const oldest = (now: Date) => new Date(now.getTime() - siteChatDays * 24 * 3_600_000);

/** The messages of a session, oldest first; a session too old counts as unknown. */
export async function readThread({ tx, now }: UnitOfWork, sessionId: string): Promise<KeptMessage[]> {
  const [row] = await tx.select().from(chats).where(eq(chats.session_id, sessionId));
  return row && row.created_at > oldest(now) ? row.messages : [];
}

/** Adds to a session, or begins it anew when it was too old. Two tabs of one visitor both keep what they said. */
export async function addToThread({ tx, now }: UnitOfWork, sessionId: string, messages: KeptMessage[]): Promise<void> {
  const added = asJson(messages);
  const isOld = sql`${chats.created_at} <= ${oldest(now).toISOString()}`;
  await tx
    .insert(chats)
    .values({ session_id: sessionId, messages, created_at: now, updated_at: now })
    .onConflictDoUpdate({
      target: chats.session_id,
      set: {
        messages: sql`case when ${isOld} then ${added}::jsonb else jsonb_path_query_array(${chats.messages} || ${added}::jsonb, ${`$[last - ${most - 1} to last]`}::jsonpath) end`,
        created_at: sql`case when ${isOld} then ${now.toISOString()}::timestamptz else ${chats.created_at} end`,
        updated_at: now,
      },
    });
}

/** Sessions that nobody can return to. */
export async function purgeExpiredSiteChats({ tx, now }: UnitOfWork): Promise<void> {
  await tx.delete(chats).where(sql`${chats.created_at} <= ${oldest(now).toISOString()}`);
}
