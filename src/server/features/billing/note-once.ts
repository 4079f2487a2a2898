import { billingNotices } from '#server/db/tables/billing.ts';
import { newId } from '#server/db/tables/columns.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type NoticeKind = 'trial_ending' | 'trial_ended' | 'payment_failed' | 'payment_recovered' | 'plan_ended';

/** True the first time: whoever is told this is told it once. */
export async function noteOnce(
  { tx, now }: UnitOfWork,
  customerId: string,
  kind: NoticeKind,
  about: string,
): Promise<boolean> {
  const [row] = await tx
    .insert(billingNotices)
    .values({ id: newId(), customer_id: customerId, kind, about, created_at: now })
    .onConflictDoNothing()
    .returning({ id: billingNotices.id });
  return row !== undefined;
}
