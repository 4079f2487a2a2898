import { sql } from 'drizzle-orm';
import type { StayOfToday } from '#contract/reports/today.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type Row = StayOfToday & { arrives: boolean };

/**
 * Who comes and who leaves today, by the clock of each property. Somewhere on earth it is yesterday or tomorrow by UTC:
 * stays of these three days are read by their indexes, then each is asked for its property's own day.
 */
export async function staysOfToday({ tx, now }: UnitOfWork, customerId: string) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const near = sql`between (${at} at time zone 'utc')::date - 1 and (${at} at time zone 'utc')::date + 1`;
  const { rows } = await tx.execute<Row>(sql`
    with near as (
      select id, property_id, guest_name, check_in, check_out, true as arrives from stays
      where customer_id = ${customerId} and status = 'booked' and check_in ${near}
      union all
      select id, property_id, guest_name, check_in, check_out, false as arrives from stays
      where customer_id = ${customerId} and status = 'booked' and check_out ${near})
    select n.id, n.property_id, p.name as property_name, n.guest_name, n.check_in::text, n.check_out::text, n.arrives,
           bool_or(n.arrives) over house and bool_or(not n.arrives) over house as same_day_turnover
    from near n join properties p on p.id = n.property_id and p.status = 'active'
    where case when n.arrives then n.check_in else n.check_out end = (${at} at time zone p.timezone)::date
    window house as (partition by n.property_id)
    order by lower(p.name), n.id`);
  const toStay = ({ arrives, ...stay }: Row): StayOfToday => stay;
  return {
    arrivals: rows.filter(({ arrives }) => arrives).map(toStay),
    departures: rows.filter(({ arrives }) => !arrives).map(toStay),
  };
}
