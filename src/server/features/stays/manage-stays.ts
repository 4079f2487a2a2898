// What an owner does with a stay by hand: write it down, change it, cancel it and take that back.
import { and, eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/stays.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { StayForm } from '#contract/stays/stays.ts';
import { findProperty } from '#features/properties';
import { stays } from '#server/db/tables/stays.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { phoneToKeep } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { addStay, findOwnStay, lastFour } from './queries.ts';

const copy = spoken(copyInEnglish);

/** @throws NOT_FOUND when the property is not this customer's, or was removed */
export async function createStay(unit: UnitOfWork, customerId: string, propertyId: string, form: StayForm) {
  const property = await findProperty(unit, propertyId);
  if (property.customer_id !== customerId || property.status !== 'active') throw notFound();
  const { id } = await addStay(unit, { customer_id: customerId, property_id: propertyId, ...columnsOf(form) });
  await changed(unit, customerId, propertyId);
  return findOwnStay(unit, customerId, id);
}

/** @throws NOT_FOUND, CONFLICT when it is cancelled, INVALID for a phone number that cannot be read */
export async function changeStay(unit: UnitOfWork, customerId: string, id: string, form: StayForm) {
  const { stay } = await findOwnStay(unit, customerId, id);
  if (stay.status === 'cancelled') throw conflict(copy.stayIsCancelled);
  const guest_phone = phoneToKeep(form.guest_phone, { field: 'guest_phone', kept: stay.guest_phone }) || null;
  const columns = { ...columnsOf(form), guest_phone };
  // A calendar may give the last four digits alone: they stay until a whole number is written down.
  const phone_last4 = lastFour(columns.guest_phone) ?? (stay.guest_phone ? null : stay.phone_last4);
  return write(unit, customerId, id, { ...columns, phone_last4 });
}

/** From now on its guest gets no code, and codes in old lines are covered. Twice is the same as once. */
export const cancelStay = (unit: UnitOfWork, customerId: string, id: string) =>
  write(unit, customerId, id, { status: 'cancelled' });

export const restoreStay = (unit: UnitOfWork, customerId: string, id: string) =>
  write(unit, customerId, id, { status: 'booked' });

/** Links that went out before open nothing any more. */
export async function renewLink(unit: UnitOfWork, customerId: string, id: string) {
  const { stay } = await findOwnStay(unit, customerId, id);
  return write(unit, customerId, id, { link_version: stay.link_version + 1 });
}

async function write(unit: UnitOfWork, customerId: string, id: string, columns: Partial<typeof stays.$inferInsert>) {
  const [row] = await unit.tx
    .update(stays)
    .set({ ...columns, updated_at: unit.now })
    .where(and(eq(stays.id, id), eq(stays.customer_id, customerId)))
    .returning({ property_id: stays.property_id });
  if (!row) throw notFound();
  await changed(unit, customerId, row.property_id);
  return findOwnStay(unit, customerId, id);
}

const changed = (unit: UnitOfWork, customerId: string, propertyId: string) =>
  unit.emit({ kind: 'stay.changed', customer_id: customerId, property_id: propertyId });

const columnsOf = ({ guest_name, guest_email, guest_phone, check_in, check_out }: StayForm) => ({
  guest_name,
  guest_email: guest_email || null,
  guest_phone: guest_phone || null,
  check_in,
  check_out,
});
