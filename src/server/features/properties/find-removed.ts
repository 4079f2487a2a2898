import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FoundRemoved } from '#contract/properties/property-changes.ts';
import { users } from '#server/db/tables/accounts.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { removedRows } from './property-rows.ts';

const most = 20;

/**
 * For staff, who restore what an owner cannot any more. Every word has to stand somewhere in name, address or owner.
 */
export async function findRemoved(unit: UnitOfWork, q: string): Promise<FoundRemoved[]> {
  const text = sql`concat_ws(' ', ${properties.name}, ${properties.street_address}, ${properties.city}, ${properties.state}, ${properties.zip}, ${users.full_name}, ${users.email})`;
  const words = q.split(/\s+/).map((word) => sql`position(lower(${word}) in lower(${text})) > 0`);
  const owners = await unit.tx
    .select({ id: properties.id, owner_name: users.full_name, owner_email: users.email })
    .from(properties)
    .innerJoin(users, eq(users.id, properties.customer_id))
    .where(and(eq(properties.status, 'inactive'), ...words))
    .orderBy(desc(properties.removed_at), desc(properties.id))
    .limit(most);
  const rows = owners.length
    ? await removedRows(
        unit,
        inArray(
          properties.id,
          owners.map(({ id }) => id),
        ),
      )
    : [];
  return rows.flatMap((row) => {
    const owner = owners.find(({ id }) => id === row.id);
    return owner ? [{ ...row, owner_name: owner.owner_name, owner_email: owner.owner_email }] : [];
  });
}
