import { and, eq, sql } from 'drizzle-orm';
import type { PropertyGroup } from '#contract/properties/property-groups.ts';
import { findProperty, type PropertyRecord } from '#features/properties';
import { bookingPages } from '#server/db/tables/booking-pages.ts';
import { properties } from '#server/db/tables/properties.ts';
import { propertyGroups } from '#server/db/tables/property-groups.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { newSiteKey } from './site-key.ts';

export type BookingPageRecord = typeof bookingPages.$inferSelect;
type Choice = Pick<BookingPageRecord, 'is_on' | 'origins'>;

/** Which properties of one owner are meant. */
export type Places = { for: 'property'; id: string } | { for: 'all' } | { for: 'group'; group: PropertyGroup };

/** The row of a property, made off when it is first asked for, so that its tag stays the same. @throws NOT_FOUND */
export async function bookingPageOf(unit: UnitOfWork, propertyId: string): Promise<BookingPageRecord> {
  const property = await findProperty(unit, propertyId);
  await addRows(unit, [property]);
  const [row] = await unit.tx.select().from(bookingPages).where(eq(bookingPages.property_id, property.id));
  if (!row) throw notFound();
  return row;
}

/** Switches it on or off for pages of these origins. @returns at how many properties */
export async function saveBookingPages(
  unit: UnitOfWork,
  customerId: string,
  places: Places,
  { is_on, origins }: Choice,
): Promise<number> {
  const meant = await unit.tx
    .select({ id: properties.id, customer_id: properties.customer_id })
    .from(properties)
    .where(and(eq(properties.customer_id, customerId), eq(properties.status, 'active'), among(places)))
    .orderBy(properties.id); // in one order, so that no two wait for each other
  if (meant.length === 0) return 0;
  const values = meant.map(({ id, customer_id }) => ({
    ...{ property_id: id, customer_id, site_key: newSiteKey() },
    ...{ is_on, origins, updated_at: unit.now },
  }));
  await unit.tx
    .insert(bookingPages)
    .values(values)
    .onConflictDoUpdate({ target: bookingPages.property_id, set: { is_on, origins, updated_at: unit.now } });
  return meant.length;
}

const addRows = ({ tx, now }: UnitOfWork, list: Pick<PropertyRecord, 'id' | 'customer_id'>[]) =>
  tx
    .insert(bookingPages)
    .values(
      list.map(({ id, customer_id }) => ({
        property_id: id,
        customer_id,
        site_key: newSiteKey(),
        updated_at: now,
      })),
    )
    .onConflictDoNothing();

function among(places: Places) {
  if (places.for === 'all') return undefined;
  if (places.for === 'property') return eq(properties.id, places.id);
  const { kind, name } = places.group;
  return sql`exists (select 1 from ${propertyGroups} g where g.property_id = ${properties.id}
    and g.kind = ${kind} and lower(g.name) = lower(${name}))`;
}
