import { noteBounce, noteTaken } from '#features/contractors';
import { passOver } from '#features/dispatch';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { Queues } from '#server/kernel/queues.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { type Mailer, MailNotSent } from '#server/platform/mail/port.ts';

/**
 * The work of `mail.send`. What was refused for good is not tried again: the log says so, and a contractor whom it was
 * for cannot be reached at that address any more. Thrown is what another try may mend.
 */
export async function sendMail(
  deps: Pick<Deps, 'log' | 'store'>,
  mailer: Mailer,
  job: Queues['mail.send'],
): Promise<void> {
  const { contractorId, offerId, ...mail } = job;
  const mailed = contractorId ? { contractorId, to: mail.to } : undefined;
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailNotSent) || !error.isPermanent) throw error;
    deps.log.warn({ err: error, message_id: mail.messageId }, 'mail refused for good');
    if (!mailed || !error.isBounce) return;
    await withActor(deps.store, system, async (unit) => {
      await noteBounce(unit, mailed);
      if (offerId) await passOver(unit, offerId, 'bounced');
    });
    return;
  }
  if (mailed) await withActor(deps.store, system, (unit) => noteTaken(unit, mailed));
}
