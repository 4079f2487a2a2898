import { sql } from 'drizzle-orm';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import type { OpenOrder, Today } from '#contract/reports/today.ts';
import { referenceOf } from '#features/work-orders';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { nextStep, type OrderFacts } from './waits-for.ts';

type Instants = 'approval_due_at' | 'offer_expires_at' | 'dispatch_after' | 'confirm_due_at';
type Shown = 'reference' | 'waits_for' | 'until' | 'arrival_from' | 'arrival_to';
type Row = Omit<OpenOrder, Shown> &
  Omit<OrderFacts, Instants> &
  Record<Instants | 'arrival_from' | 'arrival_to', string | null> & { total: number };

/** Orders that are not closed, those first that wait for the owner, of these the gravest, of these the oldest. */
export async function openOrders({ tx, now }: UnitOfWork, customerId: string, most: number): Promise<Today['orders']> {
  const rank = sql`array_position(${sql.param(urgencies)}::text[], w.urgency_level)`;
  const { rows } = await tx.execute<Row>(sql`
    with shown as (
      select w.*, a.due_at as approval_due_at, (count(*) over ())::int as total, row_number() over (
        order by a.due_at is null, ${rank}, w.created_at, w.id) as place
      from work_orders w
      left join (select work_order_id, min(due_at) as due_at from approvals
                 where customer_id = ${customerId} and decision is null group by work_order_id) a
        on a.work_order_id = w.id
      where w.customer_id = ${customerId} and w.dispatch_state <> 'closed'
      order by place limit ${most})
    select w.id, w.property_id, w.property_name, p.timezone, w.subject_line, w.urgency_level, w.status,
           w.dispatch_state, coalesce(w.assigned_contractor_name, o.company_name) as contractor_name,
           w.arrival_from, w.arrival_to, w.dispatch_after, w.confirm_due_at,
           w.reporter = 'unchecked' and w.danger is null as is_unchecked,
           w.proposed_windows is not null as has_times, w.approval_due_at, o.expires_at as offer_expires_at, w.total
    from shown w
    join properties p on p.id = w.property_id
    left join lateral (select c.company_name, d.expires_at from dispatch_offers d
                       join contractors c on c.id = d.contractor_id
                       where d.work_order_id = w.id and d.state = 'offered' limit 1) o on true
    order by w.place`);
  return { items: rows.map((row) => toOpenOrder(row, now)), total: rows[0]?.total ?? 0 };
}

function toOpenOrder(row: Row, now: Date): OpenOrder {
  const { approval_due_at, offer_expires_at, dispatch_after, confirm_due_at, is_unchecked, has_times, ...order } = row;
  const step = nextStep(
    {
      dispatch_state: row.dispatch_state,
      approval_due_at: instant(approval_due_at),
      offer_expires_at: instant(offer_expires_at),
      dispatch_after: instant(dispatch_after),
      confirm_due_at: instant(confirm_due_at),
      is_unchecked,
      has_times,
    },
    now,
  );
  const { total, ...shown } = order;
  return {
    ...shown,
    subject_line: saidSubject(row.subject_line),
    reference: referenceOf(row.id),
    waits_for: step.waits_for,
    until: step.until?.toISOString() ?? null,
    arrival_from: instant(row.arrival_from)?.toISOString() ?? null,
    arrival_to: instant(row.arrival_to)?.toISOString() ?? null,
  };
}

/** A moment of a statement that no builder wrote comes as text. */
const instant = (value: string | null): Date | null => (value === null ? null : new Date(value));
