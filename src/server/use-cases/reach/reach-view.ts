import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { HeldNotice, Reach } from '#contract/notifications/reach.ts';
import { usualChannels } from '#contract/notifications/reach.ts';
import { findReach } from '#features/accounts';
import { users } from '#server/db/tables/accounts.ts';
import { heldMails } from '#server/db/tables/notifications.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { readPhone } from '#server/kernel/phones.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const mostHeld = 10;

/** What somebody chose, and what waits for the end of their quiet hours. */
export async function showReach(unit: UnitOfWork, customerId: string): Promise<Reach> {
  const [row, held, phone] = await allSettledInOrder(
    findReach(unit, customerId),
    heldNow(unit, customerId),
    phoneOf(unit, customerId),
  );
  return {
    timezone: row?.timezone ?? null,
    morning_hour: row?.morning_hour ?? null,
    next_morning_at: row?.next_morning_at?.toISOString() ?? null,
    channels: { ...usualChannels, ...row?.channels },
    quiet: row?.quiet ?? null,
    held,
    text_to: phone,
  };
}

/** The number of the profile, whether or not they agreed to texts: choosing them is agreeing. */
export async function phoneOf({ tx }: UnitOfWork, customerId: string): Promise<string | null> {
  const [owner] = await tx.select({ phone: users.phone_number }).from(users).where(eq(users.id, customerId));
  return owner?.phone ? (readPhone(owner.phone) ?? null) : null;
}

async function heldNow({ tx }: UnitOfWork, customerId: string): Promise<Reach['held']> {
  const waits = and(eq(heldMails.customer_id, customerId), eq(heldMails.recipient, 'owner'), isNull(heldMails.told_at));
  const rows = await tx
    .select({ about: heldMails.kind, title: heldMails.title, due_at: heldMails.due_at })
    .from(heldMails)
    .where(waits)
    .orderBy(asc(heldMails.due_at), asc(heldMails.event_id))
    .limit(mostHeld);
  const [all] = rows.length < mostHeld ? [] : await tx.select({ n: count() }).from(heldMails).where(waits);
  return { items: rows.map(toHeld), total: all?.n ?? rows.length };
}

const toHeld = ({
  about,
  title,
  due_at,
}: Pick<typeof heldMails.$inferSelect, 'title' | 'due_at'> & { about: HeldNotice['about'] }) => ({
  about,
  title: title || null,
  due_at: due_at.toISOString(),
});
