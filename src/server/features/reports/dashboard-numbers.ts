import { sql } from 'drizzle-orm';
import type { DashboardNumbers } from '#contract/reports/reports.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** The four cards of the dashboard, each figure over the last 30 days beside the 30 days before. */
export async function dashboardNumbers(unit: UnitOfWork, customerId: string): Promise<DashboardNumbers> {
  const counted = await count(unit, customerId);
  const settled = await resolution(unit, customerId);
  const answered = await responseTime(unit, customerId);
  return { ...counted, resolution_rate: measured(settled), response_seconds: measured(answered) };
}

async function count({ tx, now }: UnitOfWork, customerId: string) {
  const { rows } = await tx.execute<Record<'p' | 'p_added' | 'c' | 'c_added', number>>(sql`
    select p.total as p, p.added as p_added, c.total as c, c.added as c_added
    from (select count(*)::int as total, (count(*) filter (where ${recent(now)}))::int as added
          from properties where customer_id = ${customerId} and status = 'active') p,
         (select count(*)::int as total, (count(*) filter (where ${recent(now)}))::int as added
          from contractors where customer_id = ${customerId} and status = 'active') c`);
  const [row] = rows;
  return {
    properties: { total: row?.p ?? 0, added: row?.p_added ?? 0 },
    contractors: { total: row?.c ?? 0, added: row?.c_added ?? 0 },
  };
}

const recent = (now: Date) => sql`created_at > ${now.toISOString()}::timestamptz - interval '30 days'`;

/** `value` of the last 30 days over `of` rows, `before` of the 30 days before those. */
type Figures = { value: number | null; before: number | null; of: number };

/** Settled: never handed to a person and nobody of the desk or the house wrote in it. */
async function resolution({ tx, now }: UnitOfWork, customerId: string): Promise<Figures | undefined> {
  const silentSince = sql`${now.toISOString()}::timestamptz - interval '72 hours'`;
  const { rows } = await tx.execute<Figures>(sql`
    with requests as (
      select c.last_at > ${silentSince} - interval '30 days' as recent,
             not exists (select 1 from handoffs h where h.conversation_id = c.id)
               and not exists (select 1 from messages m where m.conversation_id = c.id
                                and m.author in ('agent', 'owner') and m.kind = 'text') as settled
      from (select conversations.id, (select max(m.created_at) from messages m
                    where m.conversation_id = conversations.id and m.author = 'guest') as last_at
            from conversations
            where customer_id = ${customerId} and kind = 'guest'
              and last_message_at > ${silentSince} - interval '60 days') c
      where c.last_at between ${silentSince} - interval '60 days' and ${silentSince})
    select avg(settled::int) filter (where recent)::float8 as value,
           avg(settled::int) filter (where not recent)::float8 as before,
           (count(*) filter (where recent))::int as "of"
    from requests`);
  return rows[0];
}

async function responseTime({ tx, now }: UnitOfWork, customerId: string): Promise<Figures | undefined> {
  const from = sql`${now.toISOString()}::timestamptz - interval '30 days'`;
  const { rows } = await tx.execute<Figures>(sql`
    with answers as (
      select asked.at > ${from} as recent, extract(epoch from answered.at - asked.at) as seconds
      from conversations c,
        lateral (select created_at as at from messages m where m.conversation_id = c.id and m.author = 'guest'
                 order by created_at, id limit 1) asked,
        lateral (select created_at as at from messages m where m.conversation_id = c.id and m.kind = 'text'
                   and m.author in ('assistant', 'agent', 'owner') and m.created_at >= asked.at
                 order by created_at, id limit 1) answered
      where c.customer_id = ${customerId} and c.kind = 'guest'
        and c.last_message_at > ${from} - interval '30 days' and asked.at > ${from} - interval '30 days')
    select avg(seconds) filter (where recent)::float8 as value,
           avg(seconds) filter (where not recent)::float8 as before,
           (count(*) filter (where recent))::int as "of"
    from answers`);
  return rows[0];
}

const measured = (figures: Figures | undefined) =>
  figures?.value == null ? null : { value: figures.value, before: figures.before, of: figures.of };
