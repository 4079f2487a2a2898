import { sql } from 'drizzle-orm';
import type { Area } from '#contract/contractors/areas.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { asJson } from '#server/db/json.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Where contractors go from now on, all the customer's and held by the caller. @returns where those went who change */
export async function setAreaOfMany(
  unit: UnitOfWork,
  customerId: string,
  ids: string[],
  area: Area,
): Promise<Map<string, Area>> {
  const { rows } = await unit.tx.execute<Area & { id: string }>(sql`
    select id, service_zips, service_cities from contractors
    where customer_id = ${customerId} and id = any(${sql.param(ids)}::uuid[])
      and (service_zips, service_cities) is distinct from
        (${sql.param(area.service_zips)}::text[], ${sql.param(area.service_cities)}::text[])`);
  await unit.tx.execute(sql`
    update contractors set service_zips = ${sql.param(area.service_zips)}::text[],
      service_cities = ${sql.param(area.service_cities)}::text[], updated_at = ${unit.now.toISOString()}
    where customer_id = ${customerId} and id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`);
  if (rows.length > 0) await unit.emit({ kind: 'contractor.changed', customer_id: customerId });
  return new Map(rows.map(({ id, ...was }) => [id, was]));
}

/** Back to where each went before; whose area was changed since is left. */
export async function undoAreaOfMany(
  unit: UnitOfWork,
  customerId: string,
  areas: { contractor_id: string; was: Area; is: Area }[],
): Promise<OfMany<true>> {
  const all = asJson(
    areas.map(({ contractor_id, was, is }) => ({
      contractor_id,
      ...asColumns(was),
      is_zips: is.service_zips,
      is_cities: is.service_cities,
    })),
  );
  const { rows } = await unit.tx.execute<{ id: string }>(sql`
    update contractors c set service_zips = a.zips, service_cities = a.cities, updated_at = ${unit.now.toISOString()}
    from jsonb_to_recordset(${all}::jsonb)
      as a(contractor_id uuid, zips text[], cities text[], is_zips text[], is_cities text[])
    where c.customer_id = ${customerId} and c.id = a.contractor_id
      and c.service_zips = a.is_zips and c.service_cities = a.is_cities
    returning c.id`);
  if (rows.length > 0) await unit.emit({ kind: 'contractor.changed', customer_id: customerId });
  const back = new Set(rows.map(({ id }) => id));
  const left = areas.filter((one) => !back.has(one.contractor_id));
  return {
    done: new Map([...back].map((id) => [id, true])),
    refused: new Map(left.map((one) => [one.contractor_id, copy.changedSince])),
  };
}

const asColumns = ({ service_zips, service_cities }: Area) => ({ zips: service_zips, cities: service_cities });
