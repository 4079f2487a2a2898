import { and, eq, sql } from 'drizzle-orm';
import type { Property, PropertyRow } from '#contract/properties.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { properties } from '#server/db/tables/properties.ts';
import { notFound } from '#server/kernel/errors.ts';
import { isoInstant, jsonRows } from '#server/kernel/json-rows.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { openSecrets } from './secrets.ts';

export type PropertyRecord = typeof properties.$inferSelect;

/** Active properties of a customer, newest first, with the name of each one's contact point. */
export async function listProperties(
  unit: Unit,
  customerId: string,
  page: { limit: number; cursor?: string | undefined },
) {
  const select = unit.tx
    .select({
      id: properties.id,
      name: properties.name,
      street_address: properties.street_address,
      city: properties.city,
      state: properties.state,
      zip: properties.zip,
      property_type: properties.property_type,
      beds: properties.beds,
      baths: properties.baths,
      sq_ft: properties.sq_ft,
      status: properties.status,
      contact_point_person: sql<string | null>`${contractors.company_name}`.as('contact_point_person'),
      created_at: isoInstant(properties.created_at),
      updated_at: isoInstant(properties.updated_at),
    })
    .from(properties)
    .leftJoin(
      propertyContractors,
      and(eq(propertyContractors.property_id, properties.id), propertyContractors.is_contact_point),
    )
    .leftJoin(contractors, eq(contractors.id, propertyContractors.contractor_id))
    .where(
      and(
        eq(properties.customer_id, customerId),
        eq(properties.status, 'active'),
        before(page.cursor, properties.created_at, properties.id),
      ),
    )
    .orderBy(sql`${properties.created_at} desc, ${properties.id} desc`)
    .limit(page.limit + 1);
  const rows = await jsonRows<PropertyRow>(unit, select);
  return pageFrom(
    rows,
    page.limit,
    (row) => row,
    (row) => cursorAfter(row.created_at, row.id),
  );
}

/** @throws NOT_FOUND when the unit's actor cannot see it. */
export async function findProperty({ tx }: Unit, id: string): Promise<PropertyRecord> {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id));
  if (!row) throw notFound();
  return row;
}

/** The property behind a guest link; the unit must be the system's, since a token says nothing of a customer yet. */
export async function findPropertyByGuestToken({ tx }: Unit, token: string): Promise<PropertyRecord | undefined> {
  const [row] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.guest_token, token), eq(properties.status, 'active')));
  return row;
}

export const addressOf = (p: Pick<PropertyRecord, 'street_address' | 'city' | 'state' | 'zip'>): string =>
  `${p.street_address}, ${p.city}, ${p.state} ${p.zip}`;

/** City and state: what may be shown to whoever holds a link. */
export const areaOf = (p: Pick<PropertyRecord, 'city' | 'state'>): string => `${p.city}, ${p.state}`;

/** Everything, for its owner: secrets in the clear and the guest link. */
export function toOwnersProperty(row: PropertyRecord, vault: Vault, publicUrl: string): Property {
  const { normalized_address, guest_token, removed_at, ...shown } = row;
  return {
    ...shown,
    state: row.state as Property['state'], // written through the contract's list
    ...openSecrets(vault, row),
    guest_link: `${publicUrl}/g/${guest_token}`,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    images: {}, // nothing writes one yet
    can: { edit: true, remove: true },
  };
}
