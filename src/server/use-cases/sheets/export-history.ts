import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels, workOrderStatusLabels } from '#contract/enumerations/work-orders.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/sheets/exports.ts';
import { masked } from '#features/developers';
import { hasWords, referenceOf } from '#features/work-orders';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { stays } from '#server/db/tables/stays.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { lacksCodes } from '#server/kernel/actor.ts';
import { before } from '#server/kernel/paging.ts';
import { showPhone } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type Exported, moneyCell, nextAfter, pageRows, timeCell, type Wanted } from './exported.ts';

type Table = { id: PgColumn; customer_id: PgColumn; created_at: PgColumn };

const mine = (table: Table, { customerId, cursor }: Wanted): SQL | undefined =>
  and(eq(table.customer_id, customerId), before(cursor, table.created_at, table.id));

const newestFirst = ({ created_at, id }: Table) => sql`${created_at} desc, ${id} desc`;

/** The columns of the specification's table and of its details. */
export const exportedWorkOrders: Exported = {
  headings: [
    ...[copy.workOrderId, copy.urgency, common.status, common.property, copy.propertyAddress, copy.serviceType],
    ...[copy.subjectLine, copy.issueSummary, copy.attemptedFix, copy.callSummary],
    ...[copy.guestName, copy.guestPhone, copy.guestEmail, copy.communicationPreference],
    ...[common.contractor, copy.contractorPhone, copy.contractorEmail, copy.notificationMethod],
    ...[copy.resolutionNotes, copy.cost, copy.created, copy.updated, copy.completed],
  ],
  async page(unit, wanted) {
    const { status, urgency, q } = wanted.filter;
    const rows = await unit.tx
      .select()
      .from(workOrders)
      .where(
        and(
          mine(workOrders, wanted),
          status && eq(workOrders.status, status),
          urgency && eq(workOrders.urgency_level, urgency),
          q ? hasWords(q) : undefined,
        ),
      )
      .orderBy(newestFirst(workOrders))
      .limit(pageRows);
    return { rows: rows.map((row) => workOrderCells(row, guestPhone(unit, row))), next: nextAfter(rows) };
  },
};

/** Whoever knows it and the days of the stay is shown its codes. */
const guestPhone = ({ actor }: UnitOfWork, { guest_phone: phone }: { guest_phone: string | null }): string =>
  phone && lacksCodes(actor) ? masked : showPhone(phone ?? '');

const workOrderCells = (row: typeof workOrders.$inferSelect, phone: string): string[] => [
  referenceOf(row.id),
  urgencyLabels[row.urgency_level],
  workOrderStatusLabels[row.status],
  row.property_name,
  row.property_address,
  serviceTypeLabels[row.service_type],
  row.subject_line,
  row.issue_summary,
  row.attempted_fix ?? '',
  row.call_summary ?? '',
  row.guest_name ?? '',
  phone,
  row.guest_email ?? '',
  row.communication_preference ?? '',
  row.assigned_contractor_name ?? '',
  showPhone(row.assigned_contractor_phone ?? ''),
  row.assigned_contractor_email ?? '',
  row.assigned_contractor_notification_method ?? '',
  row.resolution_notes ?? '',
  moneyCell(row.cost_cents),
  timeCell(row.created_at),
  timeCell(row.updated_at),
  timeCell(row.completed_at),
];

/** One row a thread with a guest. Codes that were given out stand in a thread as marks, never as what they say. */
export const exportedConversations: Exported = {
  headings: [
    ...[common.property, common.guest, copy.channel, copy.state, copy.urgency],
    ...[copy.lastLine, copy.begun, copy.lastMessage],
  ],
  async page({ tx }, wanted) {
    const rows = await tx
      .select({ thread: conversations, property_name: properties.name })
      .from(conversations)
      .leftJoin(properties, eq(properties.id, conversations.property_id))
      .where(and(mine(conversations, wanted), eq(conversations.kind, 'guest')))
      .orderBy(newestFirst(conversations))
      .limit(pageRows);
    return {
      rows: rows.map(({ thread, property_name }) => [
        property_name ?? '',
        thread.guest_name ?? '',
        thread.channel,
        thread.state,
        thread.urgency ? urgencyLabels[thread.urgency] : '',
        thread.preview ?? '',
        timeCell(thread.created_at),
        timeCell(thread.last_message_at),
      ]),
      next: nextAfter(rows.map(({ thread }) => thread)),
    };
  },
};

export const exportedStays: Exported = {
  headings: [
    ...[common.property, common.guest, common.email, common.phone],
    ...[copy.checkIn, copy.checkOut, common.status, copy.source],
  ],
  async page(unit, wanted) {
    const rows = await unit.tx
      .select({ stay: stays, property_name: properties.name })
      .from(stays)
      .innerJoin(properties, eq(properties.id, stays.property_id))
      .where(mine(stays, wanted))
      .orderBy(newestFirst(stays))
      .limit(pageRows);
    return {
      rows: rows.map(({ stay, property_name }) => [
        property_name,
        stay.guest_name ?? '',
        stay.guest_email ?? '',
        guestPhone(unit, stay),
        stay.check_in,
        stay.check_out,
        stay.status,
        stay.source,
      ]),
      next: nextAfter(rows.map(({ stay }) => stay)),
    };
  },
};
