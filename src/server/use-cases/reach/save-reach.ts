import { and, eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/notifications/reach.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ReachChanges } from '#contract/notifications/reach.ts';
import { findReach, type ReachRecord } from '#features/accounts';
import { reachChoices, users } from '#server/db/tables/accounts.ts';
import { newId } from '#server/db/tables/columns.ts';
import { invalid } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { nextMorning } from './morning-clock.ts';
import { phoneOf } from './reach-view.ts';

const copy = spoken(copyInEnglish);

/** What is not named stays. @throws INVALID for a text without a phone number, or a time without a clock */
export async function saveReach(unit: UnitOfWork, customerId: string, changes: ReachChanges): Promise<void> {
  const before = await findReach(unit, customerId);
  const timezone = changes.timezone ?? before?.timezone;
  const goesByClock = changes.morning_hour != null || changes.quiet != null; // null and undefined alike
  if (!timezone && goesByClock) throw invalid({ timezone: copy.clockNeeded }, copy.clockNeeded);
  await agreeToTexts(unit, customerId, changes);
  const next = {
    timezone: timezone ?? 'UTC',
    morning_hour: changes.morning_hour === undefined ? (before?.morning_hour ?? null) : changes.morning_hour,
    channels: { ...before?.channels, ...changes.channels },
    quiet: changes.quiet === undefined ? (before?.quiet ?? null) : changes.quiet,
    updated_at: unit.now,
  };
  const row = { ...next, stopped_hour: stoppedHour(before, next), next_morning_at: dueAt(before, next, unit.now) };
  await unit.tx
    .insert(reachChoices)
    .values({ id: newId(), customer_id: customerId, user_id: customerId, ...row })
    .onConflictDoUpdate({ target: [reachChoices.customer_id, reachChoices.user_id], set: row });
}

type Timed = Pick<ReachRecord, 'morning_hour' | 'timezone'>;

const stoppedHour = (before: ReachRecord | undefined, { morning_hour }: Timed): number | null =>
  morning_hour === null ? (before?.morning_hour ?? before?.stopped_hour ?? null) : null;

/** As it was where neither hour nor clock has changed: whoever changes something else neither skips a mail nor has two. */
function dueAt(before: ReachRecord | undefined, { morning_hour, timezone }: Timed, now: Date): Date | null {
  if (morning_hour === null) return null;
  const isSame = before?.morning_hour === morning_hour && before.timezone === timezone;
  return (isSame && before.next_morning_at) || nextMorning(now, morning_hour, timezone);
}

/** Whoever chooses texts agrees to them; the page says to what. */
async function agreeToTexts(unit: UnitOfWork, customerId: string, { channels = {} }: ReachChanges): Promise<void> {
  const texted = Object.entries(channels).filter(([, channel]) => channel === 'mail_and_text');
  if (texted.length === 0) return;
  if (!(await phoneOf(unit, customerId)))
    throw invalid(
      Object.fromEntries(texted.map(([topic]) => [`channels.${topic}`, copy.phoneNeeded])),
      copy.phoneNeeded,
    );
  await unit.tx
    .update(users)
    .set({ sms_opt_in: true, sms_opt_in_timestamp: unit.now })
    .where(and(eq(users.id, customerId), eq(users.sms_opt_in, false)));
}
