import pLimit from 'p-limit';
import { activeTeam, applyDueAddresses, purgeExpiredLogins } from '#features/accounts';
import { finishAnswer, purgeExpiredModelCalls } from '#features/assistant';
import {
  adjustCustomer,
  adjustQuantity,
  handlePaymentEvent,
  overdueEvents,
  reconcile,
  sendNotices,
  syncPlanOnDeletion,
} from '#features/billing';
import {
  dueAlarms,
  dueAsks,
  lapseAsk,
  overdueAnswers,
  ringNext,
  sendCodeOfThread,
  wakeSnoozed,
} from '#features/conversations';
import { deliver, purgeExpiredDeliveries, wakeDeliveries } from '#features/developers';
import { closeUnconfirmed, dueTimers, expireApproval, expireOffer, wakeDispatch } from '#features/dispatch';
import { dueQuestions, followUp } from '#features/knowledge';
import { dueMornings, purgeExpiredHeldMails, tellOfNight } from '#features/notifications';
import { purgeExpiredDrafts, sweepFiles } from '#features/properties';
import { purgeExpiredSiteChats } from '#features/site-chat';
import { purgeExpiredStayCodes, remindOfCodes } from '#features/stays';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { Jobs } from '#server/kernel/jobs.ts';
import { oneAtATime } from '#server/kernel/one-at-a-time.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Mailer } from '#server/platform/mail/port.ts';
import type { Texter } from '#server/platform/texting/port.ts';
import type { Caller } from '#server/platform/voice/port.ts';
import {
  deleteAccount,
  dueDeletions,
  forgetOldChats,
  forgetOldGuests,
  purgeExpired,
  purgeSecurityLog,
} from '#server/use-cases/privacy/index.ts';
import { returnLeftChats } from './use-cases/return-left-chats.ts';
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
  await jobs.work('account.verify', ({ email }) => accountMails.verify(email));
  await jobs.work('account.code', ({ email }) => accountMails.code(email));
  await jobs.work('account.forgot', ({ email }) => accountMails.forgot(email));
  await jobs.work('account.delete', ({ customerId }) => deleteAccount(deps, customerId));
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
  await jobs.work('takeover.lapse', async ({ takeoverId }) => {
    await withActor(deps.store, system, (unit) => lapseAsk(unit, takeoverId));
  });
  await jobs.work('approval.expire', async ({ approvalId }) => {
    await withActor(deps.store, system, (unit) => expireApproval(unit, approvalId));
  });
  await jobs.work('dispatch.wake', async ({ workOrderId }) => {
    await withActor(deps.store, system, (unit) => wakeDispatch(unit, workOrderId));
  });
  await jobs.work('order.close', async ({ workOrderId }) => {
    await withActor(deps.store, system, (unit) => closeUnconfirmed(unit, workOrderId));
  });
}

/** Everything that is kept for some time only, of every kind (`contract/privacy/retention.ts`), and accounts that are to go. */
export async function purgeExpiredRows(deps: Deps): Promise<void> {
  await withActor(deps.store, system, async (unit) => {
    await purgeExpired(unit);
    await purgeExpiredSiteChats(unit);
    await purgeExpiredDrafts(unit);
    await purgeExpiredStayCodes(unit);
    await purgeExpiredDeliveries(unit);
    await purgeExpiredHeldMails(unit);
    await forgetOldChats(unit);
    await forgetOldGuests(unit);
    await purgeExpiredModelCalls(unit, deps.settings.MODEL_TRANSCRIPT_DAYS);
    for (const customerId of await dueDeletions(unit))
      await unit.enqueue('account.delete', { customerId }, { key: customerId });
  });
  await withActor(deps.authStore, system, purgeSecurityLog);
  await purgeExpiredLogins(deps.authDb, deps.clock.now());
}

/** So many of a node at a time: an address that keeps its caller waiting does not hold up the others. */
const webhookLanes = 3;

async function startBillingWorkers(jobs: Jobs, deps: Deps): Promise<void> {
  await jobs.work('payment.event', ({ eventId }) => handlePaymentEvent(deps, eventId));
  await jobs.work('payment.quantity', ({ customerId }) => adjustQuantity(deps, customerId));
  await jobs.work('payment.customer', ({ customerId }) => adjustCustomer(deps, customerId));
  await jobs.work('payment.reconcile', async () => void (await reconcile(deps)));
  await jobs.repeat('payment.reconcile', '17 8 * * *'); // the small hours in America
  await jobs.work('billing.notices', () => sendNotices(deps));
  await jobs.repeat('billing.notices', '*/15 * * * *');
}

/** The staff's addresses stand where the application's role cannot read, so they are fetched before. */
async function ringAlarm(deps: Deps, alarmId: string): Promise<void> {
  const team = await activeTeam(deps.authDb);
  await withActor(deps.store, system, (unit) => ringNext(unit, alarmId, team));
}

const sweepMs = 5000;
/** A guest whose node ended is answered this soon after the lease of that node has run out. */
const answersMs = 1000;
/** So many of them at a time: one whose answer takes long does not hold up the others. */
const answersAtOnce = pLimit(8);

/** Finds what an alarm clock or a dead node left undone. Returns how to stop. */
export function startSweeping(deps: Deps): () => void {
  const report = (error: unknown) => deps.log.warn({ err: error }, 'sweep');
  const underWay = new Set<string>();
  const answering = oneAtATime(() => finishAnswers(deps, underWay).then(() => {}, report));
  const timing = oneAtATime(() => sweepTimers(deps).catch(report));
  void answering(); // what was interrupted by the restart that this is
  const timers = [setInterval(() => void answering(), answersMs), setInterval(() => void timing(), sweepMs)];
  return () => timers.forEach(clearInterval);
}

/** One round of it; tests that set the clock call it themselves. */
export async function sweep(deps: Deps): Promise<void> {
  const finishing = finishAnswers(deps, new Set()).then((begun) => Promise.all(begun));
  await Promise.all([finishing, sweepTimers(deps)]);
}

/**
 * Guests first and apart: nobody waits for an answer behind timers that are due, nor behind the round before.
 *
 * @param underWay threads of earlier rounds, to which nothing is begun again @returns what this round has begun
 */
async function finishAnswers(deps: Deps, underWay: Set<string>): Promise<Promise<void>[]> {
  const overdue = await withActor(deps.store, system, overdueAnswers);
  return overdue
    .filter(({ id }) => !underWay.has(id))
    .map((thread) => {
      underWay.add(thread.id);
      return answersAtOnce(() => finishAnswer(deps, thread))
        .catch(deps.store.report)
        .finally(() => underWay.delete(thread.id));
    });
}

/** One thing that fails does not hold up the others. */
async function sweepTimers(deps: Deps): Promise<void> {
  const inOwn = <T>(work: (unit: UnitOfWork) => Promise<T>) => withActor(deps.store, system, work);
  const [timers, events, alarms, asks, questions, mornings] = await inOwn(
    async (unit) =>
      [
        await dueTimers(unit),
        await overdueEvents(unit),
        await dueAlarms(unit),
        await dueAsks(unit),
        await dueQuestions(unit),
        await dueMornings(unit),
      ] as const,
  );
  const steps: (() => Promise<unknown>)[] = [
    ...alarms.map((id) => () => ringAlarm(deps, id)),
    ...asks.map((id) => () => inOwn((unit) => lapseAsk(unit, id))),
    () => returnLeftChats(deps),
    () => deps.sessions.endExpired(),
    () => applyDueAddresses(deps),
    () => inOwn(wakeSnoozed),
    () => inOwn(wakeDeliveries),
    ...timers.offers.map((id) => () => inOwn((unit) => expireOffer(unit, id))),
    ...timers.approvals.map((id) => () => inOwn((unit) => expireApproval(unit, id))),
    ...questions.map((id) => () => inOwn((unit) => followUp(unit, id))),
    ...mornings.map((customerId) => () => inOwn((unit) => tellOfNight(unit, customerId))),
    ...timers.sleeping.map((id) => () => inOwn((unit) => wakeDispatch(unit, id))),
    ...timers.unconfirmed.map((id) => () => inOwn((unit) => closeUnconfirmed(unit, id))),
    ...events.map((id) => () => handlePaymentEvent(deps, id)),
  ];
  for (const step of steps) await step().catch(deps.store.report);
}
