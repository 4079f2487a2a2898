import { purgeExpiredLogins, purgeLeftPeople, speakingToAddress } from '#features/accounts';
import { purgeExpiredChoices, purgeExpiredModelCalls, tryHousesOf } from '#features/assistant';
import {
  adjustCustomer,
  adjustQuantity,
  handlePaymentEvent,
  reconcile,
  sendNotices,
  syncPlanOnDeletion,
} from '#features/billing';
import { lapseAsk, sendCodeOfThread } from '#features/conversations';
import { deliver, purgeExpiredDeliveries } from '#features/developers';
import { closeUnconfirmed, expireApproval, expireOffer, wakeDispatch, wakeHeld } from '#features/dispatch';
import { purgeExpiredHeldMails } from '#features/notifications';
import { purgeExpiredDrafts, sweepFiles } from '#features/properties';
import { purgeExpiredSiteChats } from '#features/site-chat';
import { purgeExpiredStayCodes, remindOfCodes } from '#features/stays';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { Jobs } from '#server/kernel/jobs.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { Mailer } from '#server/platform/mail/port.ts';
import type { Texter } from '#server/platform/texting/port.ts';
import type { Caller } from '#server/platform/voice/port.ts';
import {
  checkArchive,
  deleteAccount,
  dropExpiredArchives,
  dueDeletions,
  forgetOldChats,
  forgetOldGuests,
  makeArchive,
  purgeExpired,
  purgeSecurityLog,
  readArchiveBack,
} from '#server/use-cases/privacy/index.ts';
import { ringAlarm, runSlaClock, sendWaitingReply } from './sweep.ts';
import { sendMail } from './use-cases/send-mail.ts';

/** The outside world that jobs reach; requests never call a vendor. */
export type Senders = { mailer: Mailer; texter: Texter; caller: Caller };

/** What the auth library sends of itself; nothing happens for an address that is not known. */
export type AccountMails = Record<'verify' | 'forgot' | 'code', (email: string) => Promise<void>>;

/** Which queue is worked by which verb. Every one is safe to run twice. */
export async function startWorkers(
  jobs: Jobs,
  deps: Deps,
  senders: Senders,
  accountMails: AccountMails,
): Promise<void> {
  await jobs.work('account.verify', ({ email }) =>
    speakingToAddress(deps.authDb, email, () => accountMails.verify(email)),
  );
  await jobs.work('account.code', ({ email }) => speakingToAddress(deps.authDb, email, () => accountMails.code(email)));
  await jobs.work('account.forgot', ({ email }) =>
    speakingToAddress(deps.authDb, email, () => accountMails.forgot(email)),
  );
  await jobs.work('account.delete', ({ customerId }) => deleteAccount(deps, customerId));
  await jobs.work('archive.make', ({ archiveId }) => makeArchive(deps, archiveId));
  await jobs.work('archive.check', ({ archiveId }) => checkArchive(deps, archiveId));
  await jobs.work('archive.read-back', ({ archiveId }) => readArchiveBack(deps, archiveId));
  await jobs.work('account.renewal', ({ customerId }) => syncPlanOnDeletion(deps, customerId));
  await jobs.work('mail.send', (mail) => sendMail(deps, senders.mailer, mail));
  await jobs.work('text.send', ({ messageId, to, body }) => senders.texter.send({ id: messageId, to, body }));
  await jobs.work('call.ask', async ({ messageId, to, script }) => {
    await senders.caller.call({ id: messageId, to, script });
  });
  await jobs.work('offer.expire', async ({ offerId }) => {
    await withActor(deps.store, system, (unit) => expireOffer(unit, offerId));
  });
  await jobs.work('stay.code', (asked) => sendCodeOfThread(deps, asked));
  await jobs.work('stay.code-due', () => withActor(deps.store, system, (unit) => remindOfCodes(unit)));
  await jobs.repeat('stay.code-due', '*/10 * * * *');
  await jobs.work('answers.try', ({ customerId }) => tryHousesOf(deps, customerId));
  await startBillingWorkers(jobs, deps);
  for (let n = 0; n < webhookLanes; n++)
    await jobs.work('webhook.deliver', ({ deliveryId }) => deliver(deps, deliveryId));
  await jobs.work('expired.purge', async () => {
    await jobs.purgeExpired();
    await purgeExpiredRows(deps);
  });
  await jobs.repeat('expired.purge', '7 * * * *');
  await jobs.work('files.sweep', () => sweepFiles(deps));
  await jobs.repeat('files.sweep', '*/2 * * * *');
  await jobs.work('alarm.ring', ({ alarmId }) => ringAlarm(deps, alarmId));
  await jobs.work('sla.due', ({ clockId }) => runSlaClock(deps, clockId));
  await jobs.work('reply.later', ({ replyId }) => sendWaitingReply(deps, replyId));
  await jobs.work('takeover.lapse', async ({ takeoverId }) => {
    await withActor(deps.store, system, (unit) => lapseAsk(unit, takeoverId));
  });
  await jobs.work('approval.expire', async ({ approvalId }) => {
    await withActor(deps.store, system, (unit) => expireApproval(unit, approvalId));
  });
  await jobs.work('dispatch.wake', async ({ workOrderId }) => {
    await withActor(deps.store, system, (unit) => wakeDispatch(unit, workOrderId));
  });
  await jobs.work('order.hold-over', async ({ workOrderId }) => {
    await withActor(deps.store, system, (unit) => wakeHeld(unit, workOrderId));
  });
  await jobs.work('order.close', async ({ workOrderId }) => {
    await withActor(deps.store, system, (unit) => closeUnconfirmed(unit, workOrderId));
  });
}

/** Everything that is kept for some time only, of every kind (`contract/privacy/retention.ts`), and accounts that are to go. */
export async function purgeExpiredRows(deps: Deps): Promise<void> {
  await withActor(deps.store, system, async (unit) => {
    await purgeExpired(unit);
    await purgeLeftPeople(unit);
    await dropExpiredArchives(unit);
    await purgeExpiredSiteChats(unit);
    await purgeExpiredDrafts(unit);
    await purgeExpiredStayCodes(unit);
    await purgeExpiredDeliveries(unit);
    await purgeExpiredHeldMails(unit);
    await forgetOldChats(unit);
    await forgetOldGuests(unit);
    await purgeExpiredModelCalls(unit, deps.settings.MODEL_TRANSCRIPT_DAYS);
    await purgeExpiredChoices(unit);
    for (const customerId of await dueDeletions(unit))
      await unit.enqueue('account.delete', { customerId }, { key: customerId });
  });
  await withActor(deps.authStore, system, purgeSecurityLog);
  await purgeExpiredLogins(deps.authDb, deps.clock.now());
}

/** So many of a node at a time: an address that keeps its caller waiting does not hold up the others. */
const webhookLanes = 6;

async function startBillingWorkers(jobs: Jobs, deps: Deps): Promise<void> {
  await jobs.work('payment.event', ({ eventId }) => handlePaymentEvent(deps, eventId));
  await jobs.work('payment.quantity', ({ customerId }) => adjustQuantity(deps, customerId));
  await jobs.work('payment.customer', ({ customerId }) => adjustCustomer(deps, customerId));
  await jobs.work('payment.reconcile', async () => void (await reconcile(deps)));
  await jobs.repeat('payment.reconcile', '17 8 * * *'); // the small hours in America
  await jobs.work('billing.notices', () => sendNotices(deps));
  await jobs.repeat('billing.notices', '*/15 * * * *');
}
