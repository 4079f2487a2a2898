import { and, eq, or, sql } from 'drizzle-orm';
import type { StayTime } from '#contract/stays/stay-times.ts';
import type { Stay } from '#contract/stays/stays.ts';
import { newId } from '#server/db/tables/columns.ts';
import { properties } from '#server/db/tables/properties.ts';
import { stays } from '#server/db/tables/stays.ts';
import { lacksCodes } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import { phoneToKeep } from '#server/kernel/phones.ts';
import { hasDigits, likePattern } from '#server/kernel/text-match.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type StayRecord = typeof stays.$inferSelect;
export type NewStay = Omit<typeof stays.$inferInsert, 'phone_last4'> & { phone_last4?: string | null };

/**
 * Adds a booking; the last four digits come from its phone unless a calendar gave only them. @throws INVALID for a phone
 * number that cannot be read
 */
export async function addStay({ tx, now }: UnitOfWork, stay: NewStay): Promise<StayRecord> {
  const guest_phone = phoneToKeep(stay.guest_phone ?? '', { field: 'guest_phone' }) || null;
  const [row] = await tx
    .insert(stays)
    .values({
      ...stay,
      id: stay.id ?? newId(),
      guest_phone,
      phone_last4: stay.phone_last4 ?? lastFour(guest_phone),
      rotation_told_at: endOf(stay.check_out, now),
      created_at: stay.created_at ?? now,
      updated_at: now,
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Of a stay that is written down when it is over already nobody is told to change a code. */
function endOf(checkOut: string, now: Date): Date | null {
  const end = new Date(`${checkOut}T00:00:00Z`);
  return checkOut < now.toISOString().slice(0, 10) ? end : null;
}

export function lastFour(phone: string | null | undefined): string | null {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length >= 4 ? digits.slice(-4) : null;
}

export async function findStay({ tx }: UnitOfWork, id: string): Promise<StayRecord | undefined> {
  const [row] = await tx.select().from(stays).where(eq(stays.id, id));
  return row;
}

/** A customer's own stay with its property. @throws NOT_FOUND */
export async function findOwnStay({ tx }: UnitOfWork, customerId: string, id: string) {
  const [row] = await tx
    .select({ stay: stays, property: propertyOfStay })
    .from(stays)
    .innerJoin(properties, eq(properties.id, stays.property_id))
    .where(and(eq(stays.id, id), eq(stays.customer_id, customerId)));
  if (!row) throw notFound();
  return row;
}

const propertyOfStay = {
  name: properties.name,
  timezone: properties.timezone,
  guest_token: properties.guest_token,
  status: properties.status,
};

type StayPage = {
  limit: number;
  cursor?: string | undefined;
  property_id?: string | undefined;
  when?: StayTime | undefined;
  q?: string | undefined;
};

export async function listStays(unit: UnitOfWork, customerId: string, page: StayPage) {
  const rows = await unit.tx
    .select({ stay: stays, property: propertyOfStay })
    .from(stays)
    .innerJoin(properties, eq(properties.id, stays.property_id))
    .where(
      and(
        eq(stays.customer_id, customerId),
        page.property_id ? eq(stays.property_id, page.property_id) : undefined,
        page.when && standsAt(page.when, unit.now),
        page.q ? hasWords(unit, page.q) : undefined,
        before(page.cursor, sql`${stays.check_in}::text`, stays.id),
      ),
    )
    .orderBy(sql`${stays.check_in} desc, ${stays.id} desc`)
    .limit(page.limit + 1);
  return pageFrom(rows, page.limit, toStay, ({ stay }) => cursorAfter(stay.check_in, stay.id));
}

/** By the day it is at the property. */
function standsAt(when: StayTime, now: Date) {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${properties.timezone})::date`;
  if (when === 'cancelled') return eq(stays.status, 'cancelled');
  const days = {
    now: sql`${stays.check_in} <= ${today} and ${stays.check_out} >= ${today}`,
    upcoming: sql`${stays.check_in} > ${today}`,
    past: sql`${stays.check_out} < ${today}`,
  };
  return and(eq(stays.status, 'booked'), days[when]);
}

function hasWords({ actor }: UnitOfWork, q: string) {
  const said = sql`concat_ws(' ', ${stays.guest_name}, ${stays.guest_email}, ${properties.name}) ilike ${likePattern(q)}`;
  return or(said, lacksCodes(actor) ? undefined : hasDigits(stays.guest_phone, q)); // found by it is told of it
}

export const toStay = ({
  stay,
  property,
}: {
  stay: StayRecord;
  property: { name: string; timezone: string };
}): Stay => ({
  id: stay.id,
  property_id: stay.property_id,
  property_name: property.name,
  timezone: property.timezone,
  guest_name: stay.guest_name,
  guest_email: stay.guest_email,
  guest_phone: stay.guest_phone,
  phone_last4: stay.phone_last4,
  check_in: stay.check_in,
  check_out: stay.check_out,
  status: stay.status,
  source: stay.source,
  created_at: stay.created_at.toISOString(),
});
