// A lead names the desk's tags, merges and removes them.
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { TagTone } from '#contract/enumerations/desk.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/tags.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { chatTags, deskTags } from '#server/db/tables/desk-tags.ts';
import { conflict, invalid, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { asThread, idsOfThread } from './threads.ts';

const copy = spoken(copyInEnglish);

/** What was changed reaches so many chats. */
type Reached = { chats: number };

export async function editTag(
  unit: UnitOfWork,
  id: string,
  { name, tone }: { name?: string | undefined; tone?: TagTone | undefined },
): Promise<Reached> {
  const tag = await lockTag(unit, id);
  if (name !== undefined && (await isTaken(unit, id, name))) throw conflict(copy.nameTaken, { name: copy.nameTaken });
  await unit.tx
    .update(deskTags)
    .set({ name: name ?? tag.name, tone: tone ?? tag.tone })
    .where(eq(deskTags.id, id));
  await tellOf(unit, await chatsWith(unit, id));
  return { chats: await countOf(unit, id) };
}

export async function mergeTags(unit: UnitOfWork, id: string, into: string): Promise<Reached> {
  if (id === into) throw invalid({ into: copy.sameTag });
  // In the order of their ids, so that two leads who merge the same two do not wait for each other for ever.
  for (const one of [id, into].toSorted()) await lockTag(unit, one);
  const reached = await chatsWith(unit, id);
  await unit.tx.execute(sql`update ${chatTags} set tag_id = ${into} where tag_id = ${id}
    and not exists (select 1 from ${chatTags} t where t.conversation_id = ${chatTags.conversation_id} and t.tag_id = ${into})`);
  await unit.tx.delete(deskTags).where(eq(deskTags.id, id));
  await tellOf(unit, reached);
  return { chats: await countOf(unit, into) };
}

export async function removeTag(unit: UnitOfWork, id: string): Promise<Reached> {
  await lockTag(unit, id);
  const chats = await countOf(unit, id);
  const reached = await chatsWith(unit, id);
  await unit.tx.delete(deskTags).where(eq(deskTags.id, id));
  await tellOf(unit, reached);
  return { chats };
}

async function lockTag({ tx }: UnitOfWork, id: string) {
  const [tag] = await tx.select().from(deskTags).where(eq(deskTags.id, id)).for('update');
  if (!tag) throw notFound();
  return tag;
}

const isTaken = async ({ tx }: UnitOfWork, id: string, name: string): Promise<boolean> =>
  (await tx.$count(deskTags, and(sql`lower(${deskTags.name}) = lower(${name})`, ne(deskTags.id, id)))) > 0;

const countOf = ({ tx }: UnitOfWork, id: string): Promise<number> => tx.$count(chatTags, eq(chatTags.tag_id, id));

/** So many windows are told at once; whoever looks at another one of many thousands sees it with the next look. */
const mostTold = 100;

const chatsWith = ({ tx }: UnitOfWork, id: string) =>
  tx
    .select()
    .from(conversations)
    .where(
      inArray(
        conversations.id,
        tx.select({ id: chatTags.conversation_id }).from(chatTags).where(eq(chatTags.tag_id, id)),
      ),
    )
    .orderBy(desc(conversations.last_message_at))
    .limit(mostTold);

const tellOf = (unit: UnitOfWork, rows: (typeof conversations.$inferSelect)[]) =>
  unit.emitAll(
    rows.map((row) => ({
      kind: 'conversation.changed' as const,
      ...idsOfThread(asThread(row)),
      payload: { state: row.state },
    })),
  );
