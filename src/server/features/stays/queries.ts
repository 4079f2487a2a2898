import { and, eq, sql } from 'drizzle-orm';
import type { Stay } from '#contract/stays.ts';
import { newId } from '#server/db/tables/columns.ts';
import { stays } from '#server/db/tables/stays.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { Unit } from '#server/kernel/transaction.ts';

export type StayRecord = typeof stays.$inferSelect;
export type NewStay = Omit<typeof stays.$inferInsert, 'phone_last4'> & { phone_last4?: string | null };

/** Adds a booking; the last four digits come from its phone unless a calendar gave only them. */
export async function addStay({ tx, now }: Unit, stay: NewStay): Promise<StayRecord> {
  const digits = stay.guest_phone?.replace(/\D/g, '') ?? '';
  const [row] = await tx
    .insert(stays)
    .values({
      ...stay,
      id: stay.id ?? newId(),
      phone_last4: stay.phone_last4 ?? (digits.length >= 4 ? digits.slice(-4) : null),
      created_at: stay.created_at ?? now,
      updated_at: now,
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function findStay({ tx }: Unit, id: string): Promise<StayRecord | undefined> {
  const [row] = await tx.select().from(stays).where(eq(stays.id, id));
  return row;
}

type StayPage = { limit: number; cursor?: string | undefined; property_id?: string | undefined };

export async function listStays({ tx }: Unit, customerId: string, page: StayPage) {
  const rows = await tx
    .select()
    .from(stays)
    .where(
      and(
        eq(stays.customer_id, customerId),
        page.property_id ? eq(stays.property_id, page.property_id) : undefined,
        before(page.cursor, sql`${stays.check_in}::text`, stays.id),
      ),
    )
    .orderBy(sql`${stays.check_in} desc, ${stays.id} desc`)
    .limit(page.limit + 1);
  return pageFrom(rows, page.limit, toStay, (row) => cursorAfter(row.check_in, row.id));
}

const toStay = (row: StayRecord): Stay => ({
  id: row.id,
  property_id: row.property_id,
  guest_name: row.guest_name,
  guest_email: row.guest_email,
  guest_phone: row.guest_phone,
  phone_last4: row.phone_last4,
  check_in: row.check_in,
  check_out: row.check_out,
  status: row.status,
  source: row.source,
  created_at: row.created_at.toISOString(),
});
