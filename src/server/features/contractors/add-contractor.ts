import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import { newId } from '#server/db/tables/columns.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { phoneToKeep, readPhone } from '#server/kernel/phones.ts';
import { columnDefaultsOf, placeholderOf, placeholdersOf, statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { bounceAfter } from './bounces.ts';
import type { ContractorRecord } from './queries.ts';

/**
 * Finds the customer's contractor by service type, company and phone and brings it up to date, or adds it (spec 2,
 * section 7). What is empty in `input` leaves what a found one has: whoever types a name again means no loss.
 * @throws INVALID for a phone number that cannot be read
 */
export async function addContractor(
  unit: UnitOfWork,
  customerId: string,
  input: NewContractor & { id?: string; created_at?: Date },
): Promise<ContractorRecord> {
  const at = input.created_at ?? unit.now;
  const values = {
    ...input,
    phone: phoneToKeep(input.phone),
    customer_id: customerId,
    id: input.id ?? newId(),
    created_at: at,
    updated_at: at,
  };
  const [row] = await allSettledInOrder(
    upsert(unit, values),
    unit.emit({ kind: 'contractor.changed', customer_id: customerId }),
  );
  return row;
}

async function upsert(unit: UnitOfWork, values: typeof contractors.$inferInsert): Promise<ContractorRecord> {
  const given = Object.entries(values).filter(([, value]) => !isEmpty(value));
  const changes = given.map(([name, value]) => [`new_${name}`, value]);
  const [row] = await finding(unit).execute({ ...blank, ...values, ...noChange, ...Object.fromEntries(changes) });
  if (!row) throw new Error('insert returned no row');
  return row;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const blank = columnDefaultsOf(contractors);
const { id, customer_id, created_at, email_bounced_at, ...changeable } = getTableColumns(contractors);
const noChange = Object.fromEntries(Object.keys(changeable).map((name) => [`new_${name}`, null]));
const finding = statement((tx) =>
  tx
    .insert(contractors)
    .values(placeholdersOf(contractors))
    .onConflictDoUpdate({
      target: [contractors.customer_id, contractors.service_type, contractors.company_name, contractors.phone],
      targetWhere: sql`status = 'active'`,
      set: {
        ...Object.fromEntries(
          Object.entries(changeable).map(([name, column]): [string, SQL] => [name, orAsItIs(name, column)]),
        ),
        email_bounced_at: bounceAfter(orAsItIs('email', contractors.email)),
      },
    })
    .returning(),
);

const orAsItIs = (name: string, column: Column) => sql`coalesce(${placeholderOf(`new_${name}`, column)}, ${column})`;

/** By which a contractor is found again, however the number is written. */
export const contractorKey = ({ service_type, company_name, phone }: Known): string =>
  JSON.stringify([service_type, company_name, readPhone(phone) ?? phone]);
type Known = Pick<NewContractor, 'service_type' | 'company_name' | 'phone'>;
