import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { WaitingReply } from '#contract/reply-drafts.ts';
import { conversations, handoffs, messages, replyDrafts } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Unit } from '#server/kernel/transaction.ts';

const most = 100;
const shown = 300;

/** Whom the owner's rules keep waiting, longest first: proposals to be sent, and guests whom only people answer. */
export async function waitingReplies(unit: Unit, customerId: string): Promise<WaitingReply[]> {
  const rows = [...(await proposals(unit, customerId)), ...(await leftToPeople(unit, customerId))];
  return rows.sort((a, b) => a.since.localeCompare(b.since)).slice(0, most);
}

const what = {
  conversation_id: conversations.id,
  property_name: properties.name,
  guest_name: conversations.guest_name,
  asked: sql<string | null>`(select left(${messages.body}, ${shown}) from ${messages}
    where ${messages.conversation_id} = ${conversations.id} and ${messages.author} = 'guest' and ${messages.body} <> ''
    order by ${messages.created_at} desc, ${messages.id} desc limit 1)`,
};

async function proposals({ tx }: Unit, customerId: string): Promise<WaitingReply[]> {
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
  return rows.map((row) => ({ ...row, kind: 'proposal', since: row.since.toISOString() }));
}

/** Until one of the desk has the chat. */
async function leftToPeople({ tx }: Unit, customerId: string): Promise<WaitingReply[]> {
  const rows = await tx
    .select({ ...what, since: handoffs.created_at })
    .from(handoffs)
    .innerJoin(conversations, and(eq(conversations.id, handoffs.conversation_id), eq(conversations.state, 'waiting')))
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .where(and(eq(handoffs.customer_id, customerId), eq(handoffs.reason, 'people_answer'), isNull(handoffs.ended_at)))
    .orderBy(asc(handoffs.created_at))
    .limit(most);
  return rows.map((row) => ({ ...row, kind: 'people', since: row.since.toISOString() }));
}
