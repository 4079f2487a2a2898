import { and, eq } from 'drizzle-orm';
import { findProfile } from '#features/accounts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { readPhone } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockThread } from './hand-over.ts';
import { holdReplies } from './later-replies/hold.ts';
import { comesBackTo } from './policy.ts';
import { type MessageRecord, postMessage } from './post-message.ts';
import { callForPerson, guestWaits } from './sla/clocks.ts';
import { asThread, type ConversationRecord, idsOfThread, type ThreadChanges } from './threads.ts';

/**
 * An owner writes to the desk: into Waiting, where whoever is free takes it, or to the agent who has it already. The
 * first line opens the thread, of which an owner has one.
 */
export async function writeToDesk(
  unit: UnitOfWork,
  owner: Owner,
  message: { body: string; client_id: string | null },
): Promise<MessageRecord> {
  const opened = (await findSupportThread(unit, owner.customerId)) ?? (await openSupportThread(unit, owner));
  const thread = await lockThread(unit, opened.id);
  const line = { ...message, author: 'owner', author_id: owner.userId, author_name: owner.name } as const;
  await holdReplies(unit, thread.id);
  return postMessage(unit, thread, line, { ...(await callFor(unit, thread)), ...(await whoWrites(unit, owner)) });
}

export async function findSupportThread(
  { tx }: UnitOfWork,
  customerId: string,
): Promise<ConversationRecord | undefined> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.customer_id, customerId), eq(conversations.kind, 'support')));
  return row && asThread(row);
}

/** Two first lines at once make one thread: an index holds that, and the second waits for the first. */
async function openSupportThread(unit: UnitOfWork, owner: Owner): Promise<ConversationRecord> {
  const { tx, now } = unit;
  const times = { created_at: now, updated_at: now, last_message_at: now };
  const [row] = await tx
    .insert(conversations)
    .values({ id: newId(), customer_id: owner.customerId, kind: 'support', state: 'waiting', ...times })
    .onConflictDoNothing()
    .returning();
  const thread = row ? asThread(row) : await findSupportThread(unit, owner.customerId);
  if (!thread) throw new Error('a thread with the desk was refused that no earlier one explains');
  if (row) await unit.emit({ kind: 'conversation.opened', ...idsOfThread(thread) });
  return thread;
}

/** Their first line calls for somebody; each after it is due to whoever has the chat. */
async function callFor(unit: UnitOfWork, thread: ConversationRecord): Promise<ThreadChanges> {
  const clocks = await (thread.assigned_to === null ? callForPerson : guestWaits)(unit, thread);
  return {
    ...clocks,
    waiting_since: thread.waiting_since ?? unit.now,
    snoozed_until: null,
    state: comesBackTo(thread),
  };
}

/** How the desk reaches the owner, as the profile has it now. */
async function whoWrites(unit: UnitOfWork, owner: Owner): Promise<ThreadChanges> {
  const record = await findProfile(unit, owner.customerId);
  if (!record) return { guest_name: owner.name };
  const { full_name, phone_number, email } = record;
  const guest_phone = phone_number && (readPhone(phone_number) ?? phone_number);
  return { guest_name: full_name, guest_phone, guest_email: email };
}
