import { eq, sql } from 'drizzle-orm';
import { conversations } from '#server/db/tables/conversations.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockThread } from './hand-over.ts';
import { change } from './thread-changes.ts';

/**
 * The guest has chosen what they are written to in. It holds until they write in another: the dialogue that the
 * assistant keeps names the language of short words ("ok"), so it learns of it too.
 */
export async function setLanguage(unit: UnitOfWork, id: string, language: string): Promise<void> {
  const thread = await lockThread(unit, id);
  await unit.tx
    .update(conversations)
    .set({ dialogue: sql`jsonb_set(${conversations.dialogue}, '{language}', to_jsonb(${language}::text), false)` })
    .where(eq(conversations.id, id));
  await change(unit, thread, { language });
}
