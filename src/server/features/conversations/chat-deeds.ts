// What was done to how a chat stands, and its way back. A closing has its own (`closings.ts`).
import { and, desc, eq, gt, gte } from 'drizzle-orm';
import type { chatDeedKinds } from '#contract/enumerations/desk.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/many-chats.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { messages } from '#server/db/tables/conversations.ts';
import { chatDeeds, chatTags } from '#server/db/tables/desk-tags.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import { sayInChat } from '#server/kernel/guest-words.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { isOnChat } from './chat-tags.ts';
import { assignTo, lockThread } from './hand-over.ts';
import { postMessage } from './post-message.ts';
import { returnThread } from './return-threads.ts';
import { waitsNoMore } from './sla/clocks.ts';
import { addTakeover } from './takeover-rows.ts';
import { change, nobody } from './thread-changes.ts';
import type { ConversationRecord } from './threads.ts';

const copy = spoken(copyInEnglish);

type Kind = (typeof chatDeedKinds)[number];
type Deed = typeof chatDeeds.$inferSelect;

/** So long after it a deed is undone, like a closing. */
const undoMs = 10 * 60_000;

/** @param thread as it stood before */
export async function keepDeed(
  { tx, now }: UnitOfWork,
  thread: ConversationRecord,
  staff: Staff,
  { kind, to }: { kind: Kind; to: string },
): Promise<void> {
  const { state, assigned_to, assigned_name, snoozed_until } = thread;
  await tx.insert(chatDeeds).values({
    id: newId(),
    customer_id: thread.customer_id,
    conversation_id: thread.id,
    kind,
    done_by: staff.userId,
    before: { state, assigned_to, assigned_name, snoozed_until: snoozed_until?.toISOString() ?? null },
    to,
    created_at: now,
  });
}

/** @throws CONFLICT where the chat went on since, or somebody else did it, or it is too long ago */
export async function undoDeed(unit: UnitOfWork, staff: Staff, id: string, kind: Kind): Promise<void> {
  const thread = await lockThread(unit, id);
  const [deed] = await unit.tx
    .select()
    .from(chatDeeds)
    .where(
      and(
        eq(chatDeeds.conversation_id, id),
        eq(chatDeeds.kind, kind),
        gt(chatDeeds.created_at, new Date(unit.now.getTime() - undoMs)),
      ),
    )
    .orderBy(desc(chatDeeds.created_at), desc(chatDeeds.id))
    .limit(1);
  if (!deed || deed.done_by !== staff.userId || deed.undone_at) throw conflict(copy.wentOn);
  await unit.tx.update(chatDeeds).set({ undone_at: unit.now }).where(eq(chatDeeds.id, deed.id));
  await back[kind](unit, thread, deed, staff);
}

const back: Record<Kind, (unit: UnitOfWork, thread: ConversationRecord, deed: Deed, staff: Staff) => Promise<void>> = {
  async tag(unit, thread, deed) {
    const gone = await unit.tx.delete(chatTags).where(isOnChat(thread.id, deed.to)).returning({ id: chatTags.id });
    if (gone.length === 0) throw conflict(copy.wentOn);
    await change(unit, thread, {});
  },
  async snooze(unit, thread, { before, to }) {
    if (thread.state !== 'snoozed' || thread.snoozed_until?.toISOString() !== to) throw conflict(copy.wentOn);
    if (thread.assigned_to !== before.assigned_to) throw conflict(copy.wentOn);
    await change(unit, thread, standing(before));
  },
  async assign(unit, thread, deed, staff) {
    if (thread.assigned_to !== deed.to || (await hasAnswered(unit, thread, deed))) throw conflict(copy.wentOn);
    await assignBack(unit, thread, deed, staff);
  },
};

/** To whoever had it, or to where it stood while nobody had it. The guest reads each step, as they read the first. */
async function assignBack(unit: UnitOfWork, thread: ConversationRecord, { before }: Deed, staff: Staff): Promise<void> {
  const { assigned_to, assigned_name } = before;
  if (assigned_to) {
    const to = { userId: assigned_to, name: assigned_name ?? copy.someColleague };
    await addTakeover(unit, thread, {
      state: 'given',
      from_name: staff.name,
      to_user: to.userId,
      to_name: to.name,
      settled_by: staff.userId,
      settled_by_name: staff.name,
      settled_at: unit.now,
    });
    await assignTo(unit, thread, to);
    return;
  }
  if (before.state === 'waiting' || thread.waiting_since) return returnThread(unit, thread, 'released');
  const left = sayInChat(thread.language, 'left', { name: thread.assigned_name ?? staff.name });
  await postMessage(unit, thread, { author: 'system', kind: 'event', body: left });
  await change(unit, thread, { ...nobody, ...standing(before), ...(await waitsNoMore(unit, thread)) });
}

const standing = ({ state, snoozed_until }: Deed['before']) => ({
  state: state as ConversationRecord['state'], // what `keepDeed` wrote
  snoozed_until: snoozed_until ? new Date(snoozed_until) : null,
});

/** Whoever got it has written to the guest. */
const hasAnswered = async (
  { tx }: UnitOfWork,
  { id }: ConversationRecord,
  { to, created_at }: Deed,
): Promise<boolean> =>
  (await tx.$count(
    messages,
    and(
      eq(messages.conversation_id, id),
      eq(messages.author_id, to),
      eq(messages.kind, 'text'),
      gte(messages.created_at, created_at),
    ),
  )) > 0;
