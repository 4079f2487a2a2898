import { and, eq, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Property } from '#contract/properties/properties.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Deps } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { imagesOf } from './image-keys.ts';
import { openSecrets } from './secrets.ts';

const copy = spoken(copyInEnglish);

export type PropertyRecord = typeof properties.$inferSelect;

/** @throws NOT_FOUND when the unit's actor cannot see it. */
export async function findProperty(unit: UnitOfWork, id: string): Promise<PropertyRecord> {
  const [row] = await byId(unit).execute({ id });
  if (!row) throw notFound();
  return row;
}

const byId = statement((tx) =>
  tx
    .select()
    .from(properties)
    .where(eq(properties.id, sql.placeholder('id'))),
);

/** The property behind a guest link; the unit must be the system's, since a token says nothing of a customer yet. */
export async function findPropertyByGuestToken(
  { tx }: UnitOfWork,
  token: string,
  status: 'active' | 'inactive' = 'active',
): Promise<PropertyRecord | undefined> {
  const [row] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.guest_token, token), eq(properties.status, status)));
  return row;
}

export const addressOf = (p: Pick<PropertyRecord, 'street_address' | 'city' | 'state' | 'zip'>): string =>
  fill(copy.addressLine, { street: p.street_address, city: p.city, state: p.state, zip: p.zip });

/** City and state: what may be shown to whoever holds a link. */
export const areaOf = (p: Pick<PropertyRecord, 'city' | 'state'>): string => `${p.city}, ${p.state}`;

/** Everything, for its owner: secrets in the clear and the guest link. */
export function toOwnersProperty(
  row: PropertyRecord,
  { vault, links, fileLinks }: Pick<Deps, 'vault' | 'links' | 'fileLinks'>,
): Property {
  const { normalized_address, guest_token, removed_at, code_changed_at, ...shown } = row;
  return {
    ...shown,
    state: row.state as Property['state'], // written through the contract's list
    ...openSecrets(vault, row),
    guest_link: links.guest(guest_token),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    images: imagesOf(row, fileLinks),
    can: { edit: row.status === 'active', remove: row.status === 'active' },
  };
}
