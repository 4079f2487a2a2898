import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { WaitingReply } from '#contract/assistant/reply-drafts.ts';
import { peopleAnswer } from '#contract/conversations/handoff-reasons.ts';
import { conversations, messages, replyDrafts } from '#server/db/tables/conversations.ts';
import { alarms, handoffs } from '#server/db/tables/desk.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const most = 100;
const shown = 300;

/**
 * Guests in danger first, then whom the owner's rules keep waiting, longest first: proposals to be sent, and guests
 * whom only people answer.
 */
export async function waitingReplies(unit: UnitOfWork, customerId: string): Promise<WaitingReply[]> {
  const dangers = await inDanger(unit, customerId);
  const rows = [...(await proposals(unit, customerId)), ...(await leftToPeople(unit, customerId))];
  return [...dangers, ...rows.sort((a, b) => a.since.localeCompare(b.since))].slice(0, most);
}

/** Until the chat is handed back or closed; the latest alarm of each. */
async function inDanger({ tx }: UnitOfWork, customerId: string): Promise<WaitingReply[]> {
  const rows = await tx
    .selectDistinctOn([alarms.conversation_id], {
      ...what,
      danger: alarms.danger,
      taken_by: conversations.assigned_name,
      since: alarms.created_at,
    })
    .from(alarms)
    .innerJoin(
      conversations,
      and(eq(conversations.id, alarms.conversation_id), inArray(conversations.state, ['waiting', 'assigned'])),
    )
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .innerJoin(handoffs, and(eq(handoffs.conversation_id, conversations.id), isNull(handoffs.ended_at)))
    .where(
      and(eq(alarms.customer_id, customerId), isNull(alarms.joined_to), gte(alarms.created_at, handoffs.created_at)),
    )
    .orderBy(alarms.conversation_id, desc(alarms.created_at))
    .limit(most);
  return rows
    .map((row) => ({ ...row, kind: 'danger' as const, since: row.since.toISOString() }))
    .sort((a, b) => b.since.localeCompare(a.since));
}

const what = {
  conversation_id: conversations.id,
  property_name: properties.name,
  guest_name: conversations.guest_name,
  asked: sql<string | null>`(select left(${messages.body}, ${shown}) from ${messages}
    where ${messages.conversation_id} = ${conversations.id} and ${messages.author} = 'guest' and ${messages.body} <> ''
    order by ${messages.created_at} desc, ${messages.id} desc limit 1)`,
};

const noDanger = { danger: null, taken_by: null };

async function proposals({ tx }: UnitOfWork, customerId: string): Promise<WaitingReply[]> {
  const rows = await tx
    .select({ ...what, since: replyDrafts.created_at })
    .from(replyDrafts)
    .innerJoin(conversations, eq(conversations.id, replyDrafts.conversation_id))
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .where(
      and(eq(replyDrafts.customer_id, customerId), eq(replyDrafts.state, 'waiting'), isNull(conversations.assigned_to)),
    )
    .orderBy(asc(replyDrafts.created_at))
    .limit(most);
  return rows.map((row) => ({ ...row, kind: 'proposal', ...noDanger, since: row.since.toISOString() }));
}

/** Until one of the desk has the chat. */
async function leftToPeople({ tx }: UnitOfWork, customerId: string): Promise<WaitingReply[]> {
  const rows = await tx
    .select({ ...what, since: handoffs.created_at })
    .from(handoffs)
    .innerJoin(conversations, and(eq(conversations.id, handoffs.conversation_id), eq(conversations.state, 'waiting')))
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .where(and(eq(handoffs.customer_id, customerId), eq(handoffs.reason, peopleAnswer), isNull(handoffs.ended_at)))
    .orderBy(asc(handoffs.created_at))
    .limit(most);
  return rows.map((row) => ({ ...row, kind: 'people', ...noDanger, since: row.since.toISOString() }));
}
