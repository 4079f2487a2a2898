import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type Holidays, paperKinds, type WorkingHours } from '#contract/contractors/contractors.ts';
import { activeStates, notificationMethods, serviceTypes } from '#contract/enumerations/trades.ts';
import { peopleLanguages } from '#contract/messages/languages.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, tenantPolicy, updatedAt } from './columns.ts';
import { properties } from './properties.ts';

export const contractors = pgTable(
  'contractors',
  {
    id: id(),
    customer_id: customerId(),
    company_name: text().notNull(),
    service_type: text({ enum: serviceTypes }).notNull(),
    /** E.164, or what could not be brought into that form when numbers began to be read. */
    phone: text().notNull(),
    email: text(),
    /** A mail to `email` was refused for good, and none was taken since. */
    email_bounced_at: instant(),
    account_number: text(),
    notification_method: text({ enum: notificationMethods }).notNull().default('phone'),
    notes: text(),
    status: text({ enum: activeStates }).notNull().default('active'),
    working_hours: jsonb().$type<WorkingHours>(),
    service_zips: text().array().notNull().default([]),
    /** `Newport` or `Newport, OR`. */
    service_cities: text().array().notNull().default([]),
    /** Days on which they are away, by the clock of the house that needs somebody. */
    holidays: jsonb().$type<Holidays>().notNull().default([]),
    insurance_number: text(),
    insurance_expires_on: date({ mode: 'string' }),
    license_number: text(),
    license_expires_on: date({ mode: 'string' }),
    /** The one that they, or the owner for them, chose; null: the one they write in. */
    language: text({ enum: peopleLanguages }),
    /** The one that they wrote in last, where what they wrote tells it clearly. */
    wrote_in: text({ enum: peopleLanguages }),
    /** Of the link to all their jobs: an older one opens nothing. */
    link_version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    oneOf('contractors_service_type', t.service_type, serviceTypes),
    oneOf('contractors_notification_method', t.notification_method, notificationMethods),
    oneOf('contractors_status', t.status, activeStates),
    uniqueIndex('contractors_find_or_create')
      .on(t.customer_id, t.service_type, t.company_name, t.phone)
      .where(sql`${t.status} = 'active'`),
    index('contractors_list').on(t.customer_id, newest(t.created_at), newest(t.id)).where(sql`${t.status} = 'active'`),
    tenantPolicy('contractors', t.customer_id),
  ],
);

/** What proves that one is insured or licensed: at most one document of each kind. */
export const contractorPapers = pgTable(
  'contractor_papers',
  {
    id: id(),
    customer_id: customerId(),
    contractor_id: uuid()
      .notNull()
      .references(() => contractors.id),
    kind: text({ enum: paperKinds }).notNull(),
    /** As the file was called. */
    name: text().notNull(),
    file_key: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('contractor_papers_kind', t.kind, paperKinds),
    uniqueIndex('contractor_papers_one_of_a_kind').on(t.contractor_id, t.kind),
    tenantPolicy('contractor_papers', t.customer_id),
  ],
);

/**
 * Who may be sent to a property, in the owner's order; exactly one of them is the Contact Point Person: a
 * deferred trigger looks at that when the transaction ends (contractor_papers_and_one_contact_point).
 */
export const propertyContractors = pgTable(
  'property_contractors',
  {
    property_id: uuid()
      .notNull()
      .references(() => properties.id),
    contractor_id: uuid()
      .notNull()
      .references(() => contractors.id),
    customer_id: customerId(),
    is_contact_point: boolean().notNull().default(false),
    rank: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.property_id, t.contractor_id] }),
    uniqueIndex('property_contractors_one_contact_point').on(t.property_id).where(sql`${t.is_contact_point}`),
    index('property_contractors_contractor').on(t.contractor_id),
    tenantPolicy('property_contractors', t.customer_id),
  ],
);
