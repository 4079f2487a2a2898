import { and, eq, sql } from 'drizzle-orm';
import { findProfile, speakingToOwner } from '#features/accounts';
import { billingNotices } from '#server/db/tables/billing.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { CustomerTruth } from '#server/platform/payments/port.ts';
import { paymentFailedMail, paymentRecoveredMail, planEndedMail } from './mails.ts';
import { noteOnce } from './note-once.ts';
import { graceDays, isRunning } from './policy.ts';

/** What the truth of a customer gives to tell of: a payment that failed, one that was made good, a plan that ended. */
export const tellOfPayments = (unit: UnitOfWork, userId: string, truth: CustomerTruth): Promise<void> =>
  speakingToOwner(unit, userId, () => mailOfPayments(unit, userId, truth));

async function mailOfPayments(unit: UnitOfWork, userId: string, truth: CustomerTruth): Promise<void> {
  const running = truth.subscriptions.find((one) => isRunning(one));
  const { unpaid } = truth;
  const profile = await findProfile(unit, userId);
  if (!profile) return;
  if (unpaid && running?.status === 'past_due' && (await noteOnce(unit, userId, 'payment_failed', unpaid.id)))
    await unit.enqueue('mail.send', paymentFailedMail(profile, unpaid, billingUrl(unit)));
  if (!unpaid && running?.status === 'active')
    for (const invoice of await failedAndNotMadeGood(unit, userId))
      if (await noteOnce(unit, userId, 'payment_recovered', invoice))
        await unit.enqueue('mail.send', paymentRecoveredMail(profile));
  if (running) return;
  for (const { id, endedAt } of truth.subscriptions) {
    const recent = endedAt && unit.now.getTime() - endedAt.getTime() < graceDays * 86_400_000;
    if (recent && (await noteOnce(unit, userId, 'plan_ended', id)))
      await unit.enqueue('mail.send', planEndedMail(profile, billingUrl(unit)));
  }
}

export const billingUrl = ({ links }: UnitOfWork) => links.page('/profile?dialog=plans');

async function failedAndNotMadeGood({ tx }: UnitOfWork, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ about: billingNotices.about })
    .from(billingNotices)
    .where(
      and(
        eq(billingNotices.customer_id, userId),
        eq(billingNotices.kind, 'payment_failed'),
        sql`not exists (select from billing_notices r where r.customer_id = ${userId} and r.kind = 'payment_recovered' and r.about = ${billingNotices.about})`,
      ),
    );
  return rows.map(({ about }) => about);
}
