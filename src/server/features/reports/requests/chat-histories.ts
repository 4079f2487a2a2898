// The rows of chats as what happened in them, for `requests-of.ts`.
import { sql } from 'drizzle-orm';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Happening } from './requests-of.ts';
import { saysNo } from './said-no.ts';
import { showsAnswer, topicOf } from './topic-of.ts';

export type ReportedChat = {
  id: string;
  customer_id: string;
  property_id: string;
  channel: string;
  language: string;
  happenings: Happening[];
};

type ChatRow = Omit<ReportedChat, 'happenings'>;
type Row = {
  chat: string;
  at: string;
  kind: 'line' | Exclude<Happening['kind'], 'guest' | 'assistant' | 'person'>;
  author: string | null;
  body: string | null;
  reason: string | null;
  playbook: string | null;
  source: { kind: string; id: string } | null;
  accepted_at: string | null;
  order_id: string | null;
};

/** Chats of guests, each with everything that a report counts of it. One that is gone is left out. */
export async function chatHistories({ tx }: UnitOfWork, ids: readonly string[]): Promise<ReportedChat[]> {
  const these = sql`any(${sql.param([...ids])}::uuid[])`;
  const { rows: chats } = await tx.execute<ChatRow>(sql`
    select id, customer_id, property_id, channel, language from conversations where id = ${these} and kind = 'guest'`);
  const { rows } = await tx.execute<Row>(sql`
    with told as (
      select m.conversation_id as chat, m.created_at as at, 0 as place, m.id, 'line' as kind, m.author,
             case when m.author = 'guest' and length(m.body) <= ${longestNo} then m.body end as body,
             d.reason_code as reason, d.trace->>'playbook' as playbook, m.sources->0 as source,
             null::timestamptz as accepted_at, null::uuid as order_id
      from messages m
      left join decisions d on d.conversation_id = m.conversation_id and d.message_id = m.id
      where m.conversation_id = ${these} and m.kind = 'text' and m.author in ('guest', 'assistant', 'agent', 'owner')
      union all
      select conversation_id, created_at, 1, id, 'hand_over', null, null, null, null, null, accepted_at, null
      from handoffs where conversation_id = ${these}
      union all
      select conversation_id, created_at, 1, id, 'asked_owner', null, null, null, null, null, null, null
      from owner_questions where conversation_id = ${these}
      union all
      select conversation_id, created_at, 1, id, 'danger', null, null, null, null, null, null, null
      from alarms where conversation_id = ${these}
      union all
      select conversation_id, created_at, 1, id, 'order_opened', null, null, null, null, null, null, id
      from work_orders where conversation_id = ${these}
      union all
      select w.conversation_id, e.at, 1, e.id, 'order_reopened', null, null, null, null, null, null, w.id
      from work_orders w join work_order_events e on e.work_order_id = w.id
      where w.conversation_id = ${these} and e.from_state = 'pending_confirmation' and e.to_state <> 'closed')
    select chat, at, kind, author, body, reason, playbook, source, accepted_at, order_id
    from told order by chat, at, place, id`);
  const of = Map.groupBy(rows, ({ chat }) => chat);
  return chats.map((chat) => ({ ...chat, happenings: (of.get(chat.id) ?? []).map(toHappening) }));
}

/** A longer line says more than "no". */
const longestNo = 60;

function toHappening({ kind, at: told, author, body, accepted_at, order_id, ...said }: Row): Happening {
  const at = new Date(told);
  if (kind === 'hand_over') return { at, kind, acceptedAt: accepted_at ? new Date(accepted_at) : null };
  if (kind === 'order_opened' || kind === 'order_reopened') return { at, kind, orderId: order_id ?? '' };
  if (kind !== 'line') return { at, kind };
  if (author === 'guest') return { at, kind: 'guest', saysNo: body !== null && saysNo(body) };
  if (author !== 'assistant') return { at, kind: 'person' };
  const reason = said.reason ?? 'other';
  return { at, kind: 'assistant', topic: topicOf({ ...said, reason }), shows: showsAnswer({ reason }) };
}
