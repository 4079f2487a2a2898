import { and, gt, lt, sql } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { speaking } from '#server/kernel/speech.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { trialEndedMail, trialEndingMail } from './mails.ts';
import { noteOnce } from './note-once.ts';
import { billingUrl } from './payment-notices.ts';
import { graceDays } from './policy.ts';

const warningDays = 3;

/**
 * Mails about trials: three days before the end, and at the end; none to whoever has subscribed. On the clock, safe to
 * run twice.
 */
export async function sendNotices(deps: Pick<Deps, 'store'>): Promise<void> {
  await withActor(deps.store, system, async (unit) => {
    const inDays = (days: number) => new Date(unit.now.getTime() + days * 86_400_000);
    const due = await unit.tx
      .select()
      .from(users)
      .where(
        and(
          lt(users.trial_ends_at, inDays(warningDays)),
          gt(users.trial_ends_at, inDays(-graceDays)),
          sql`not exists (select from subscriptions s where s.customer_id = ${users.id})`,
        ),
      );
    for (const owner of due) {
      const at = owner.trial_ends_at;
      if (!at) continue;
      const over = at <= unit.now;
      const isNew = await noteOnce(unit, owner.id, over ? 'trial_ended' : 'trial_ending', at.toISOString());
      if (!isNew) continue;
      const say = () => (over ? trialEndedMail : trialEndingMail)(owner, at, billingUrl(unit));
      await unit.enqueue('mail.send', await speaking(owner.language, say));
    }
  });
}
