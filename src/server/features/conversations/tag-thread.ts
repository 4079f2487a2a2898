// A chat gets a tag, or loses one.
import { sql } from 'drizzle-orm';
import { tagLimits } from '#contract/conversations/chat-tag.ts';
import { tagTones } from '#contract/enumerations/desk.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/tags.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { chatTags, deskTags } from '#server/db/tables/desk-tags.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { keepDeed } from './chat-deeds.ts';
import { countOnChat, isOnChat } from './chat-tags.ts';
import { lockThread } from './hand-over.ts';
import { change } from './thread-changes.ts';

const copy = spoken(copyInEnglish);

/** Whoever has the chat: a tag sorts it and does nothing to it. @throws CONFLICT where there are too many */
export async function tagThread(unit: UnitOfWork, staff: Staff, id: string, name: string): Promise<void> {
  const thread = await lockThread(unit, id);
  const tagId = (await findTag(unit, name)) ?? (await makeTag(unit, staff, name));
  const [added] = await unit.tx
    .insert(chatTags)
    .values({
      id: newId(),
      customer_id: thread.customer_id,
      conversation_id: id,
      tag_id: tagId,
      tagged_by: staff.userId,
      tagged_by_name: staff.name,
      created_at: unit.now,
    })
    .onConflictDoNothing()
    .returning({ id: chatTags.id });
  if (!added) return;
  if ((await countOnChat(unit, id)) > tagLimits.perChat)
    throw conflict(copy.tooManyOnChat, { name: copy.tooManyOnChat });
  await keepDeed(unit, thread, staff, { kind: 'tag', to: tagId });
  await change(unit, thread, {});
}

export async function untagThread(unit: UnitOfWork, id: string, tagId: string): Promise<boolean> {
  const thread = await lockThread(unit, id);
  const gone = await unit.tx.delete(chatTags).where(isOnChat(id, tagId)).returning({ id: chatTags.id });
  if (gone.length > 0) await change(unit, thread, {});
  return gone.length > 0;
}

async function findTag({ tx }: UnitOfWork, name: string): Promise<string | undefined> {
  const [tag] = await tx
    .select({ id: deskTags.id })
    .from(deskTags)
    .where(sql`lower(${deskTags.name}) = lower(${name})`);
  return tag?.id;
}

/** The colors follow one another. Made by two at once, it is one. */
async function makeTag(unit: UnitOfWork, staff: Staff, name: string): Promise<string> {
  const count = await unit.tx.$count(deskTags);
  if (count >= tagLimits.all) throw conflict(copy.tooManyTags, { name: copy.tooManyTags });
  const tone = tagTones[count % tagTones.length] ?? 'neutral';
  await unit.tx
    .insert(deskTags)
    .values({ id: newId(), name, tone, made_by_name: staff.name, created_at: unit.now })
    .onConflictDoNothing();
  const id = await findTag(unit, name);
  if (!id) throw new Error('a tag that was just made is not there');
  return id;
}
