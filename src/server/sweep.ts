// What is due and what was left undone is looked for every few seconds, so that nothing depends on one alarm clock.
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { activeTeam, applyDueAddresses } from '#features/accounts';
import { finishAnswer } from '#features/assistant';
import { handlePaymentEvent, overdueEvents } from '#features/billing';
import {
  dueAlarms,
  dueAsks,
  dueClocks,
  dueReplies,
  fillShifts,
  isRotaDue,
  lapseAsk,
  overdueAnswers,
  ringNext,
  runClock,
  sendDueReply,
  wakeSnoozed,
} from '#features/conversations';
import { wakeDeliveries } from '#features/developers';
import { closeUnconfirmed, dueTimers, expireApproval, expireOffer, wakeDispatch, wakeHeld } from '#features/dispatch';
import { dueQuestions, followUp } from '#features/knowledge';
import { dueMornings, tellOfNight } from '#features/notifications';
import { refreshReports } from '#features/reports';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { oneAtATime } from '#server/kernel/one-at-a-time.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { dueMorningMails, sendDueMorningMail } from './use-cases/reach/index.ts';
import { returnLeftChats } from './use-cases/return-left-chats.ts';

/** The staff's addresses stand where the application's role cannot read, so they are fetched before. */
export async function ringAlarm(deps: Deps, alarmId: string): Promise<void> {
  const team = await activeTeam(deps.authDb);
  await withActor(deps.store, system, (unit) => ringNext(unit, alarmId, team));
}

/** The same: whom it may have to ring is fetched before. */
export async function runSlaClock(deps: Deps, clockId: string): Promise<void> {
  const team = await activeTeam(deps.authDb);
  await withActor(deps.store, system, (unit) => runClock(unit, clockId, team));
}

/** The same: who wrote it may have left the team since. */
export async function sendWaitingReply(deps: Deps, replyId: string): Promise<void> {
  const team = await activeTeam(deps.authDb);
  await withActor(deps.store, system, (unit) => sendDueReply(unit, replyId, team));
}

/** Shifts of the rota are there for weeks ahead; once fewer are left, they are filled in again. */
async function fillRota(deps: Deps): Promise<void> {
  if (!(await withActor(deps.store, system, isRotaDue))) return;
  const team = await activeTeam(deps.authDb);
  await withActor(deps.store, system, (unit) => fillShifts(unit, team));
}

const sweepMs = 5000;
/** A guest whose node ended is answered this soon after the lease of that node has run out. */
const answersMs = 1000;
/** So many of them at a time: one whose answer takes long does not hold up the others. */
const answersAtOnce = pLimit(8);

/** How long a stop waits for a step that hangs at a database or a vendor. */
const patienceMs = 5000;

/** Finds what an alarm clock or a dead node left undone. Returns how to stop: once the round under way has ended. */
export function startSweeping(deps: Deps): () => Promise<void> {
  const leaving = new AbortController();
  const report = (error: unknown) => deps.log.warn({ err: error }, 'sweep');
  const underWay = new Set<string>();
  const unlessLeaving = (round: () => Promise<unknown>) =>
    oneAtATime(async () => {
      if (!leaving.signal.aborted) await round().catch(report);
    });
  const answering = unlessLeaving(() => finishAnswers(deps, underWay));
  const timing = unlessLeaving(() => sweepTimers(deps, leaving.signal));
  void answering(); // what was interrupted by the restart that this is
  const timers = [setInterval(() => void answering(), answersMs), setInterval(() => void timing(), sweepMs)];
  return async () => {
    leaving.abort();
    timers.forEach(clearInterval);
    await Promise.race([Promise.all([answering(), timing()]), wait(patienceMs, undefined, { ref: false })]);
  };
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
async function sweepTimers(deps: Deps, signal?: AbortSignal): Promise<void> {
  const inOwn = <T>(work: (unit: UnitOfWork) => Promise<T>) => withActor(deps.store, system, work);
  const [timers, events, alarms, clocks, asks, replies, questions, mornings, morningMails] = await inOwn(
    async (unit) =>
      [
        await dueTimers(unit),
        await overdueEvents(unit),
        await dueAlarms(unit),
        await dueClocks(unit),
        await dueAsks(unit),
        await dueReplies(unit),
        await dueQuestions(unit),
        await dueMornings(unit),
        await dueMorningMails(unit),
      ] as const,
  );
  const steps: (() => Promise<unknown>)[] = [
    ...alarms.map((id) => () => ringAlarm(deps, id)),
    ...clocks.map((id) => () => runSlaClock(deps, id)),
    ...replies.map((id) => () => sendWaitingReply(deps, id)),
    ...asks.map((id) => () => inOwn((unit) => lapseAsk(unit, id))),
    () => fillRota(deps),
    () => returnLeftChats(deps),
    () => deps.sessions.endExpired(),
    () => applyDueAddresses(deps),
    () => inOwn(wakeSnoozed),
    () => inOwn(wakeDeliveries),
    ...timers.offers.map((id) => () => inOwn((unit) => expireOffer(unit, id))),
    ...timers.approvals.map((id) => () => inOwn((unit) => expireApproval(unit, id))),
    ...questions.map((id) => () => inOwn((unit) => followUp(unit, id))),
    ...mornings.map((customerId) => () => inOwn((unit) => tellOfNight(unit, customerId))),
    ...morningMails.map((id) => () => inOwn((unit) => sendDueMorningMail(unit, id))),
    ...timers.sleeping.map((id) => () => inOwn((unit) => wakeDispatch(unit, id))),
    ...timers.held.map((id) => () => inOwn((unit) => wakeHeld(unit, id))),
    ...timers.unconfirmed.map((id) => () => inOwn((unit) => closeUnconfirmed(unit, id))),
    ...events.map((id) => () => handlePaymentEvent(deps, id)),
    () => refreshReports(deps.store, () => signal?.aborted ?? false),
  ];
  for (const step of steps) {
    if (signal?.aborted) return;
    await step().catch(deps.store.report);
  }
}
