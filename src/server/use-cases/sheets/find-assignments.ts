import { and, eq } from 'drizzle-orm';
import { sameContractor } from '#contract/contractors/assigned.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import * as copyInEnglish from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { type Store, type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { houseNamed, housesOf } from './find-houses.ts';
import { noteTwins } from './row-changes.ts';
import type { UnderstoodRow } from './understand-sheet.ts';

const copy = spoken(copyInEnglish);

/** Who is to serve a property, by names and by ids. */
export type SheetAssignment = {
  property: string;
  company_name: string;
  service_type: ServiceType;
  is_contact_point: boolean;
  property_id: string;
  contractor_id: string;
};
type Pair = { row: UnderstoodRow; value: SheetAssignment };

/** Finds both by their names; a row adds one to a property, or gives it the star. It takes nobody away. */
export const findAssignments = ({ store }: { store: Store }, owner: Owner, pairs: Pair[]): Promise<void> =>
  withActor(store, owner, async (unit) => {
    const [houses, trades, links] = await allSettledInOrder(
      housesOf(unit, owner),
      tradesOf(unit, owner),
      linksOf(unit, owner),
    );
    for (const { row, value } of pairs) {
      value.property_id = houseNamed(houses, row, value.property) ?? '';
      const named = trades.filter((one) => sameContractor(one) === sameContractor(value));
      if (named.length === 1) value.contractor_id = named[0]?.id ?? '';
      else
        row.errors.push({
          column: 'Company Name',
          message: named.length > 1 ? copy.severalContractors : copy.noContractor,
        });
    }
    const found = pairs.filter(({ value }) => value.property_id && value.contractor_id);
    noteTwins(found, keyOf, 'Company Name', (row) => fill(copy.sameAssignment, { row }));
    for (const { row, value } of found) {
      const link = links.find((one) => keyOf(one) === keyOf(value));
      if (!link) continue;
      const moves = value.is_contact_point && !link.is_contact_point;
      row.change = moves
        ? { is: 'changed', changes: [{ column: 'Contact Point', from: 'No', to: 'Yes' }] }
        : { is: 'same', changes: [] };
    }
  });

const keyOf = ({ property_id, contractor_id }: { property_id: string; contractor_id: string }) =>
  `${property_id} ${contractor_id}`;

const tradesOf = ({ tx }: UnitOfWork, { customerId }: Owner) =>
  tx
    .select({ id: contractors.id, company_name: contractors.company_name, service_type: contractors.service_type })
    .from(contractors)
    .where(and(eq(contractors.customer_id, customerId), eq(contractors.status, 'active')));

const linksOf = ({ tx }: UnitOfWork, { customerId }: Owner) =>
  tx.select().from(propertyContractors).where(eq(propertyContractors.customer_id, customerId));
