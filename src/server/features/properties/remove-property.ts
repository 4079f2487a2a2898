import { and, eq, gt, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/properties.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import type { RemovedProperty } from '#contract/properties/property-changes.ts';
import { properties } from '#server/db/tables/properties.ts';
import { isStaff, type Owner, type Staff } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { newGuestToken } from './create-property.ts';
import { propertyRow, removedRows } from './property-rows.ts';
import { isRestorable, restorableSince } from './restore-deadline.ts';
import { atFreeAddress, lockProperty } from './update-property.ts';

const copy = spoken(copyInEnglish);

const nextVersion = sql`${properties.version} + 1`;

/** Takes it out of the active ones; everything of it is kept, and its guest link rests. Twice is once. */
export async function removeProperty(unit: UnitOfWork, { customerId }: Owner, id: string): Promise<RemovedProperty> {
  const { status } = await lockProperty(unit, customerId, id);
  if (status === 'active') {
    await unit.tx
      .update(properties)
      .set({ status: 'inactive', removed_at: unit.now, updated_at: unit.now, version: nextVersion })
      .where(and(eq(properties.id, id), eq(properties.customer_id, customerId)));
    const payload = { status: 'inactive' as const };
    await unit.emit({ kind: 'property.changed', customer_id: customerId, property_id: id, payload });
  }
  const [removed] = await removedRows(unit, eq(properties.id, id));
  if (!removed) throw notFound();
  return removed;
}

/**
 * Brings it back as it was: its owner within 30 days, staff at any time. Twice is once.
 * @throws NOT_FOUND; CONFLICT when it is too late; AddressTaken when somebody has the address by now
 */
export async function restoreProperty(unit: UnitOfWork, actor: Owner | Staff, id: string): Promise<PropertyRow> {
  const row = await lockProperty(unit, isStaff(actor) ? undefined : actor.customerId, id);
  if (row.status === 'inactive') {
    if (!isStaff(actor) && !isRestorable(row.removed_at, unit.now)) throw tooLate();
    await atFreeAddress(unit, row.customer_id, row, () =>
      unit.tx
        .update(properties)
        .set({ status: 'active', removed_at: null, updated_at: unit.now, version: nextVersion })
        .where(and(eq(properties.id, id), eq(properties.customer_id, row.customer_id)))
        .returning(),
    );
    await unit.emit({ kind: 'property.changed', customer_id: row.customer_id, property_id: id });
  }
  return propertyRow(unit, id);
}

const tooLate = () => conflict(copy.restoreTooLate);

/** What the owner can still bring back, the latest first. */
export const listRemoved = (unit: UnitOfWork, { customerId }: Owner): Promise<RemovedProperty[]> =>
  removedRows(unit, and(eq(properties.customer_id, customerId), gt(properties.removed_at, restorableSince(unit.now))));

/** The old link and its printed cards stop working at once; threads that were opened by it are reached no more. */
export async function rotateGuestLink(unit: UnitOfWork, { customerId }: Owner, id: string): Promise<string> {
  const [row] = await unit.tx
    .update(properties)
    .set({ guest_token: newGuestToken(), updated_at: unit.now })
    .where(and(eq(properties.id, id), eq(properties.customer_id, customerId), eq(properties.status, 'active')))
    .returning({ token: properties.guest_token, name: properties.name });
  if (!row) throw notFound();
  await unit.audit({ kind: 'guest_link.renewed', customerId, subject: row.name });
  await unit.emit({ kind: 'property.changed', customer_id: customerId, property_id: id });
  return row.token;
}
