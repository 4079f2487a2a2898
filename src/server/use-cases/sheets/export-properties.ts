import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { groupsShown, isInGroup } from '#features/properties';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { properties } from '#server/db/tables/properties.ts';
import { before } from '#server/kernel/paging.ts';
import { saysWords, saysWordsOrPhone } from '#server/kernel/text-match.ts';
import type { Column } from './columns.ts';
import { contractorColumns } from './contractor-columns.ts';
import { type Exported, nextAfter, pageRows } from './exported.ts';
import { groupCellsOf } from './find-clashes.ts';
import { groupColumns } from './group-columns.ts';
import { contactPointColumns, propertyColumns } from './property-columns.ts';

const shownColumns = propertyColumns.filter(({ secret }) => !secret);

/** Active properties with their contact point, as they can be imported again. What the vault guards is in no export. */
export const exportedProperties: Exported = {
  headings: [...shownColumns, ...contactPointColumns, ...groupColumns].map(({ heading }) => heading),
  async page({ tx }, { customerId, cursor, filter }) {
    const rows = await tx
      .select({
        property: getTableColumns(properties),
        contactPoint: getTableColumns(contractors),
        groups: groupsShown,
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
          filter.type && eq(properties.property_type, filter.type),
          filter.q ? saysWords(saidOfProperty, filter.q) : undefined,
          filter.city ? sql`lower(${properties.city}) = lower(${filter.city})` : undefined,
          filter.group_kind && filter.group_name ? isInGroup(filter.group_kind, filter.group_name) : undefined,
          before(cursor, properties.created_at, properties.id),
        ),
      )
      .orderBy(sql`${properties.created_at} desc, ${properties.id} desc`)
      .limit(pageRows);
    return {
      rows: rows.map(({ property, contactPoint, groups }) => [
        ...cellsOf(shownColumns, property),
        ...cellsOf(contactPointColumns, contactPoint ?? {}),
        ...cellsOf(groupColumns, groupCellsOf(groups)),
      ]),
      next: nextAfter(rows.map(({ property }) => property)),
    };
  },
};

export const exportedContractors: Exported = {
  headings: contractorColumns.map(({ heading }) => heading),
  async page({ tx }, { customerId, cursor, filter }) {
    const rows = await tx
      .select()
      .from(contractors)
      .where(
        and(
          eq(contractors.customer_id, customerId),
          eq(contractors.status, 'active'),
          filter.service && eq(contractors.service_type, filter.service),
          filter.q ? saysWordsOrPhone(saidOfContractor, contractors.phone, filter.q) : undefined,
          before(cursor, contractors.created_at, contractors.id),
        ),
      )
      .orderBy(sql`${contractors.created_at} desc, ${contractors.id} desc`)
      .limit(pageRows);
    return { rows: rows.map((row) => cellsOf(contractorColumns, row)), next: nextAfter(rows) };
  },
};

/** What the search of each table on screen looks through. */
const saidOfProperty = sql`concat_ws(' ', ${properties.name}, ${properties.street_address}, ${properties.city},
  ${properties.state}, ${properties.zip}, ${contractors.company_name},
  (select string_agg(g.name, ' ') from property_groups g where g.property_id = ${properties.id}))`;
const saidOfContractor = sql`concat_ws(' ', ${contractors.company_name}, ${contractors.email},
  ${contractors.account_number}, ${contractors.notes})`;

const cellsOf = (columns: Column[], row: Record<string, unknown>) =>
  columns.map(({ field, write }) => (row[field] == null ? '' : write(row[field])));
