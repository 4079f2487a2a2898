import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Found } from '#contract/reports/find.ts';
import { addressOf } from '#features/properties';
import { hasWords, referenceOf } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { likePattern, saysWordsOrPhone } from '#server/kernel/text-match.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';

/** Of each kind; more than this is a search that needs another word. */
const most = 6;

export const findProcedures = {
  all: os.find.all
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => findAll(unit, actor.customerId, input.q)),
    ),
};

async function findAll(unit: UnitOfWork, customerId: string, q: string): Promise<Found> {
  return {
    properties: await findProperties(unit, customerId, q),
    contractors: await findContractors(unit, customerId, q),
    work_orders: await findWorkOrders(unit, customerId, q),
  };
}

async function findProperties({ tx }: UnitOfWork, customerId: string, q: string): Promise<Found['properties']> {
  const address = sql`concat_ws(' ', ${properties.street_address}, ${properties.city}, ${properties.state}, ${properties.zip})`;
  const rows = await tx
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.customer_id, customerId),
        eq(properties.status, 'active'),
        everyWord(q, sql`${properties.name} || ' ' || ${address}`),
      ),
    )
    .orderBy(startsFirst(q, sql`${properties.name}`), properties.name)
    .limit(most);
  return rows.map((row) => ({ id: row.id, name: row.name, address: addressOf(row) }));
}

const findContractors = ({ tx }: UnitOfWork, customerId: string, q: string): Promise<Found['contractors']> =>
  tx
    .select({ id: contractors.id, company_name: contractors.company_name, service_type: contractors.service_type })
    .from(contractors)
    .where(
      and(
        eq(contractors.customer_id, customerId),
        eq(contractors.status, 'active'),
        saysWordsOrPhone(
          sql`concat_ws(' ', ${contractors.company_name}, ${contractors.service_type})`,
          contractors.phone,
          q,
        ),
      ),
    )
    .orderBy(startsFirst(q, sql`${contractors.company_name}`), contractors.company_name)
    .limit(most);

async function findWorkOrders({ tx }: UnitOfWork, customerId: string, q: string): Promise<Found['work_orders']> {
  const rows = await tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.customer_id, customerId), hasWords(q)))
    .orderBy(sql`${workOrders.created_at} desc`)
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    reference: referenceOf(row.id),
    subject_line: saidSubject(row.subject_line),
    property_name: row.property_name,
    status: row.status,
  }));
}

const everyWord = (q: string, text: SQL) =>
  and(...q.split(/\s+/).map((word) => sql`${text} ilike ${likePattern(word)}`));

const startsFirst = (q: string, name: SQL) => sql`case when ${name} ilike ${likePattern(q).slice(1)} then 0 else 1 end`;
