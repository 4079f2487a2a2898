import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { GroupKind } from '#contract/enumerations/groups.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import type { RemovedProperty } from '#contract/properties/property-changes.ts';
import { contractors, propertyContractors } from '#server/db/tables/contractors.ts';
import { houseAnswers, isCurrent } from '#server/db/tables/house-answers.ts';
import { properties } from '#server/db/tables/properties.ts';
import { edition } from '#server/kernel/edition.ts';
import { notFound } from '#server/kernel/errors.ts';
import { isoInstant, jsonRows } from '#server/kernel/json-rows.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import { saysWords } from '#server/kernel/text-match.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { groupsShown, isInGroup } from './property-groups.ts';
import { restoreUntil } from './restore-deadline.ts';

/** What the commonest questions came to when they were last tried; see `QuestionsAnswered`. */
const answeredOf = sql<
  PropertyRow['guest_questions']
>`case when ${houseAnswers.property_id} is not null then json_build_object(
  'asked', ${houseAnswers.asked}, 'told', ${houseAnswers.told}, 'shown', ${houseAnswers.shown},
  'score', round(100 * (${houseAnswers.told} + ${houseAnswers.shown} / 2.0) / greatest(${houseAnswers.asked}, 1))::int,
  'tried_at', ${isoInstant(houseAnswers.tried_at).sql}, 'is_current', ${isCurrent(edition)}) end`;

const columns = {
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
  guest_questions: answeredOf.as('guest_questions'),
  groups: groupsShown,
  created_at: isoInstant(properties.created_at),
  updated_at: isoInstant(properties.updated_at),
};

/** Properties with the name of each one's contact point. */
const select = ({ tx }: UnitOfWork, shown: SelectedFields, where: SQL | undefined) =>
  tx
    .select(shown)
    .from(properties)
    .leftJoin(
      propertyContractors,
      and(eq(propertyContractors.property_id, properties.id), propertyContractors.is_contact_point),
    )
    .leftJoin(contractors, eq(contractors.id, propertyContractors.contractor_id))
    .leftJoin(houseAnswers, eq(houseAnswers.property_id, properties.id))
    .where(where);

const called = sql`concat_ws(' ', ${properties.name}, ${properties.street_address}, ${properties.city}, ${properties.state}, ${properties.zip})`;

type PropertyPage = {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  city?: string | undefined;
  group_kind?: GroupKind | undefined;
  group_name?: string | undefined;
};

/** Active properties of a customer, newest first; with `q` those whose name and address hold each of its words. */
export async function listProperties(unit: UnitOfWork, customerId: string, page: PropertyPage) {
  const listed = select(
    unit,
    columns,
    and(
      eq(properties.customer_id, customerId),
      eq(properties.status, 'active'),
      page.q ? saysWords(called, page.q) : undefined,
      page.city ? sql`lower(${properties.city}) = lower(${page.city})` : undefined,
      page.group_kind && page.group_name ? isInGroup(page.group_kind, page.group_name) : undefined,
      before(page.cursor, properties.created_at, properties.id),
    ),
  )
    .orderBy(sql`${properties.created_at} desc, ${properties.id} desc`)
    .limit(page.limit + 1);
  const rows = await jsonRows<PropertyRow>(unit, listed);
  // Nobody waits for it here: what is shown says that it is tried again.
  if (rows.some((row) => !row.guest_questions?.is_current))
    await unit.enqueue('answers.try', { customerId }, { key: customerId });
  return pageFrom(
    rows,
    page.limit,
    (row) => row,
    (row) => cursorAfter(row.created_at, row.id),
  );
}

/** @throws NOT_FOUND when the unit's actor cannot see it. */
export async function propertyRow(unit: UnitOfWork, id: string): Promise<PropertyRow> {
  const [row] = await jsonRows<PropertyRow>(unit, select(unit, columns, eq(properties.id, id)));
  if (!row) throw notFound();
  return row;
}

/** Removed ones, the latest first. */
export async function removedRows(unit: UnitOfWork, where: SQL | undefined): Promise<RemovedProperty[]> {
  const shown = { ...columns, removed_at: isoInstant(properties.removed_at) };
  const removed = select(unit, shown, and(where, eq(properties.status, 'inactive'))).orderBy(
    sql`${properties.removed_at} desc, ${properties.id} desc`,
  );
  const rows = await jsonRows<PropertyRow & { removed_at: string }>(unit, removed.limit(100));
  return rows.map((row) => ({ ...row, restore_until: restoreUntil(new Date(row.removed_at)).toISOString() }));
}
