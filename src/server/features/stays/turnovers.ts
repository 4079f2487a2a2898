import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type CleanedHouse, type Turnover, type Turnovers, turnoverDays } from '#contract/stays/turnovers.ts';
import { openSecrets } from '#features/properties';
import { properties } from '#server/db/tables/properties.ts';
import { lacksCodes } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';

export const turnoverProcedures = {
  list: os.turnovers.list
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listTurnovers(unit, deps, actor.customerId)),
    ),
};

/** Days by each property's own clock, the next first; on one day by the property's name. */
async function listTurnovers(unit: UnitOfWork, { vault }: Pick<Deps, 'vault'>, customerId: string): Promise<Turnovers> {
  const at = sql`${unit.now.toISOString()}::timestamptz`;
  const { rows } = await unit.tx.execute<Turnover>(sql`
    with near as (
      select s.property_id, d.day, d.arrives, lower(p.name) as name,
             (${at} at time zone p.timezone)::date as today
      from stays s
      join properties p on p.id = s.property_id and p.status = 'active'
      cross join lateral (values (s.check_in, true), (s.check_out, false)) as d (day, arrives)
      where s.customer_id = ${customerId} and s.status = 'booked'
        and s.check_out >= (${at} at time zone 'utc')::date - 1)
    select property_id, day::text, bool_or(not arrives) as leaves, bool_or(arrives) as arrives
    from near where day between today and today + ${turnoverDays}::int
    group by property_id, day, name order by day, name, property_id`);
  const wanted = [...new Set(rows.map(({ property_id }) => property_id))];
  if (wanted.length === 0) return { days: [], houses: [] };
  const houses = await unit.tx
    .select({ house: properties, today: sql<string>`(${at} at time zone ${properties.timezone})::date::text` })
    .from(properties)
    .where(and(eq(properties.customer_id, customerId), inArray(properties.id, wanted)))
    .orderBy(asc(properties.name), asc(properties.id));
  const codesOf = (house: Row) => (lacksCodes(unit.actor) ? null : openSecrets(vault, house));
  return { days: rows, houses: houses.map(({ house, today }) => toCleaned(house, today, codesOf(house))) };
}

type Row = typeof properties.$inferSelect;

const toCleaned = (house: Row, today: string, codes: CleanedHouse['codes']): CleanedHouse => ({
  ...{ id: house.id, name: house.name, timezone: house.timezone, today, beds: house.beds, baths: house.baths },
  address: `${house.street_address}, ${house.city}, ${house.state} ${house.zip}`,
  parking: house.special_parking_details,
  trash_bins: house.trash_bin_location,
  trash_curb_day: house.trash_curb_day,
  wifi_name: house.wifi_name,
  codes,
});
