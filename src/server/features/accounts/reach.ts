// How an owner is reached: what comes at once, by which way, and when it waits.
import { and, eq } from 'drizzle-orm';
import type { ReachChannel, ReachTopic } from '#contract/enumerations/reach.ts';
import * as copyInEnglish from '#contract/messages/en/notifications/reach.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type PersonalQuietHours, usualChannels } from '#contract/notifications/reach.ts';
import { reachChoices, users } from '#server/db/tables/accounts.ts';
import { readPhone } from '#server/kernel/phones.ts';
import { endOfQuietHours } from '#server/kernel/quiet-hours.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

export type ReachRecord = typeof reachChoices.$inferSelect;
export type Reached = {
  channels: Record<ReachTopic, ReachChannel>;
  quiet: (PersonalQuietHours & { timezone: string }) | null;
};

export async function findReach({ tx }: UnitOfWork, customerId: string): Promise<ReachRecord | undefined> {
  const [row] = await tx
    .select()
    .from(reachChoices)
    .where(and(eq(reachChoices.customer_id, customerId), eq(reachChoices.user_id, customerId)));
  return row;
}

/** By mail and at any hour, until they choose something else. */
export async function reachOf(unit: UnitOfWork, customerId: string): Promise<Reached> {
  const row = await findReach(unit, customerId);
  return {
    channels: { ...usualChannels, ...row?.channels },
    quiet: row?.quiet ? { ...row.quiet, timezone: row.timezone } : null,
  };
}

/** Until when it waits by their own quiet hours; null where it comes at once, as danger always does. */
export function heldUntil({ quiet }: Reached, topic: ReachTopic | null, now: Date): Date | null {
  if (!quiet || topic === 'danger' || quiet.breaks.some((one) => one === topic)) return null;
  return endOfQuietHours(quiet, now, quiet.timezone);
}

/** Where their texts go; null without a number, and where they agreed to none. */
async function phoneForTexts({ tx }: UnitOfWork, customerId: string): Promise<string | null> {
  const [owner] = await tx
    .select({ phone: users.phone_number, agreed: users.sms_opt_in })
    .from(users)
    .where(eq(users.id, customerId));
  return owner?.agreed && owner.phone ? (readPhone(owner.phone) ?? null) : null;
}

/** A text beside a mail: its subject, and where to go on. */
export async function textOwner(
  unit: UnitOfWork,
  customerId: string,
  { messageId, subject, link }: { messageId: string; subject: string; link: string },
): Promise<void> {
  const to = await phoneForTexts(unit, customerId);
  if (!to) return;
  const body = fill(copy.textOfMail, { subject, link });
  await unit.enqueue('text.send', { messageId: `text-${messageId}`, to, body });
}
