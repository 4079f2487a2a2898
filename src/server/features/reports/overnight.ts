import { sql } from 'drizzle-orm';
import type { Overnight } from '#contract/reports/today.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { eveningBefore } from './reader-zone.ts';

type Counts = Record<
  | 'questions'
  | 'houses'
  | 'alone'
  | 'opened'
  | 'grave'
  | 'accepted'
  | 'handed_over'
  | 'asked_owner'
  | 'released'
  | 'dangers',
  number
>;

/**
 * Why the assistant said what it said, where that answered a question: from what is known about the house, by a title
 * that the guest picked, or by a code. Small talk, steps of a repair and "I'll ask" are no answers.
 */
const answers = sql`(reason_code like 'answer.%' or reason_code in
  ('choices.chosen', 'offer.taken', 'secret.release_asked'))`;

/** What happened since the evening before, counted in one statement. `timezone` is the reader's clock. */
export async function overnight({ tx, now }: UnitOfWork, customerId: string, timezone: string): Promise<Overnight> {
  const since = eveningBefore(now, timezone);
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Counts>(sql`
    with chats as (
      select c.id, c.property_id,
             exists (select 1 from handoffs h where h.conversation_id = c.id and h.created_at >= ${from}
                       and h.reason <> 'agent_left') as handed_over,
             exists (select 1 from messages m where m.conversation_id = c.id and m.created_at >= ${from}
                       and m.author in ('agent', 'owner') and m.kind = 'text') as by_person
      from conversations c
      where c.customer_id = ${customerId} and c.kind = 'guest' and c.last_message_at >= ${from}),
    answered as (
      select c.* from chats c join decisions d on d.conversation_id = c.id
      where d.created_at >= ${from} and d.message_id is not null and ${answers})
    select (select count(*) from answered)::int as questions,
           (select count(distinct property_id) from answered)::int as houses,
           (select count(*) from answered where not handed_over and not by_person)::int as alone,
           (select count(*) from chats where handed_over)::int as handed_over,
           orders.opened, orders.grave,
           (select count(*) from dispatch_offers where customer_id = ${customerId} and answered_at >= ${from}
              and state = 'accepted')::int as accepted,
           (select count(*) from owner_questions where customer_id = ${customerId} and created_at >= ${from}
              and answered_at is null and dismissed_at is null)::int as asked_owner,
           (select count(*) from secret_releases where customer_id = ${customerId} and at >= ${from})::int as released,
           (select count(*) from properties p join alarms a on a.property_id = p.id
             where p.customer_id = ${customerId} and a.created_at >= ${from} and a.joined_to is null)::int as dangers
    from (select count(*)::int as opened,
                 (count(*) filter (where urgency_level in ('urgent', 'high')))::int as grave
          from work_orders where customer_id = ${customerId} and created_at >= ${from}) orders`);
  const [row] = rows;
  if (!row) throw new Error('a statement of counts returned no row');
  return {
    since: since.toISOString(),
    answered: { questions: row.questions, properties: row.houses, alone: row.alone },
    work_orders: { opened: row.opened, grave: row.grave },
    jobs_accepted: row.accepted,
    handed_over: row.handed_over,
    asked_owner: row.asked_owner,
    codes_released: row.released,
    dangers: row.dangers,
  };
}
