import { sql } from 'drizzle-orm';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import type { House } from '#contract/reports/houses.ts';
import { behind, cursorAt, inOrder, type Order } from '#server/kernel/ordered-page.ts';
import { pageFrom } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type Row = Omit<House, 'gravest'> & { rank: number | null; position: string };

/** A chat that nobody wrote in for so long goes on no more: one with people, one with the assistant alone. */
const quiet = { people: 14, assistant: 2 };

const byName: Order = { by: sql`lower(p.name)`, type: 'text', id: sql`p.id`, direction: 'asc' };

/** Active properties at a glance. Each of a page's rows is looked up by the indexes that begin with its id. */
export async function listHouses(
  { tx, now }: UnitOfWork,
  customerId: string,
  page: { limit: number; cursor?: string | undefined },
) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const daysBefore = (days: number) => sql`${at} - make_interval(days => ${days})`;
  const { rows } = await tx.execute<Row>(sql`
    with page as (
      select p.id, p.name, p.city, p.state, lower(p.name) as position, (${at} at time zone p.timezone)::date as today
      from properties p
      where p.customer_id = ${customerId} and p.status = 'active' and ${behind(page.cursor, byName)}
      order by ${inOrder(byName)} limit ${page.limit + 1})
    select p.id, p.name, p.city, p.state, p.position, p.today::text as today, here.stay as here, next.stay as next,
           orders.open as open_orders, orders.rank,
           case when chats.danger then 'danger' when chats.waiting then 'waiting' when chats.team then 'team' when chats.assistant then 'assistant' end as chat
    from page p
    left join lateral (select ${stay} from stays s where s.property_id = p.id and s.status = 'booked'
      and s.check_in <= p.today and s.check_out >= p.today order by s.check_in desc, s.id desc limit 1) here on true
    left join lateral (select ${stay} from stays s where s.property_id = p.id and s.status = 'booked'
      and s.check_in > p.today order by s.check_in, s.id limit 1) next on true
    left join lateral (select count(*)::int as open,
        min(array_position(${sql.param(urgencies)}::text[], w.urgency_level)) as rank
      from work_orders w where w.property_id = p.id and w.dispatch_state <> 'closed') orders on true
    left join lateral (select bool_or(c.state = 'waiting') as waiting, bool_or(c.state = 'assigned') as team,
        bool_or(c.state = 'assistant' and c.last_message_at > ${daysBefore(quiet.assistant)}) as assistant,
        bool_or(c.state in ('waiting', 'assigned') and exists (select 1 from handoffs h
          join alarms a on a.conversation_id = h.conversation_id and a.created_at >= h.created_at
          where h.conversation_id = c.id and h.ended_at is null and a.property_id = p.id)) as danger
      from conversations c where c.property_id = p.id and c.state not in ('done', 'snoozed')
        and c.last_message_at > ${daysBefore(quiet.people)}) chats on true
    order by p.position, p.id`);
  return pageFrom(
    rows,
    page.limit,
    ({ position, rank, ...house }): House => ({
      ...house,
      gravest: rank === null ? null : (urgencies[rank - 1] ?? null),
    }),
    ({ position, id }) => cursorAt(position, id),
  );
}

const stay = sql`jsonb_build_object('guest_name', s.guest_name, 'check_in', s.check_in, 'check_out', s.check_out) as stay`;
