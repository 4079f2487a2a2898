import { limits } from '#contract/limits.ts';
import { photoAdded } from '#contract/messages/en/dispatch/history.ts';
import * as jobCopyInEnglish from '#contract/messages/en/dispatch/job.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import * as visitsCopyInEnglish from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { chooseLanguage } from '#features/contractors';
import { addPhotoRow, keepPhoto, noteOnWorkOrder } from '#features/work-orders';
import { os, ownerOnly, signedIn, staffOnly } from '#server/kernel/context.ts';
import { forbidden, invalid } from '#server/kernel/errors.ts';
import { once, recall } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { askForMore } from './ask-for-more.ts';
import { calledAsContractor, calledAtHouse } from './called-now.ts';
import { answerCall, giveCallBack, openCalls, takeCall } from './calls.ts';
import { confirmGuest } from './confirm-guest.ts';
import { pageLinkOf, renewPageLink, showContractorPage } from './contractor-page.ts';
import { decideApproval, openApprovals } from './decide-approval.ts';
import { finishWork, setOff, startWork } from './do-job.ts';
import { actOnJob, lookAtJob, openJob, recordEntryRelease, showJob } from './job-access.ts';
import { jobMoneyProcedures } from './job-money-procedures.ts';
import { jobStreamProcedures } from './job-stream.ts';
import { type SaidLate, sayLate } from './late.ts';
import { decideLinked, showLinkedApproval } from './linked-approval.ts';
import { visitFile, visitsFile } from './visit-files.ts';
import { proposeTimes } from './visit-times.ts';
import { needFollowUp, reportNoAccess, sayOfLock } from './visits.ts';

const jobCopy = spoken(jobCopyInEnglish);
const refusals = spoken(refusalsInEnglish);
const visitsCopy = spoken(visitsCopyInEnglish);

export const jobProcedures = {
  get: os.jobs.get.handler(({ input, context }) => lookAtJob(context, input.token)),
  visit: os.jobs.visit.handler(({ input, context }) => visitFile(context, input.token)),
  accept: os.jobs.accept.handler(({ input, context }) => {
    const from = input.arrival_from ? new Date(input.arrival_from) : null;
    const to = input.arrival_to ? new Date(input.arrival_to) : null;
    if (from && to && to < from) throw invalid({ arrival_to: visitsCopy.endBeforeStart });
    return actOnJob(context, input.token, async (unit, job) => {
      const isFresh = await acceptOffer(unit, job.offerId, { from, to });
      if (isFresh) await recordEntryRelease(unit, job, context.deps.vault);
    });
  }),
  decline: os.jobs.decline.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { offerId }) => declineOffer(unit, offerId, input), input.reason),
  ),
  onMyWay: os.jobs.onMyWay.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { offerId }) => setOff(unit, offerId, input.eta_minutes ?? null)),
  ),
  start: os.jobs.start.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { offerId }) => startWork(unit, offerId)),
  ),
  addPhoto: os.jobs.addPhoto.handler(async ({ input, context }) => {
    const { deps } = context;
    if (input.file.size >= limits.imageBytes) throw invalid({ file: jobCopy.photoTooLarge });
    const job = await openJob(context, input.token);
    const again = (unit: UnitOfWork) => showJob(unit, job, deps);
    const done = await recall(deps, job.actor, again);
    if (done) return done;
    const before = await withActor(deps.store, job.actor, again);
    if (!before.can.add_photo) throw forbidden(refusals.acceptFirst);
    const file = await keepPhoto(deps, input.file);
    const add = async (unit: UnitOfWork) => {
      await addPhotoRow(unit, file, {
        customer_id: job.customerId,
        work_order_id: job.workOrderId,
        by: job.companyName,
      });
      const summary = fill(photoAdded, { company: job.companyName });
      await noteOnWorkOrder(unit, job.workOrderId, { kind: 'photo_added', summary });
      return showJob(unit, job, deps);
    };
    return once(deps, job.actor, add, again);
  }),
  finish: os.jobs.finish.handler(({ input, context }) => {
    const { resolution_notes, cost_cents = null, cost_lines = [] } = input;
    const done = { resolution_notes, cost_cents, cost_lines };
    return actOnJob(
      context,
      input.token,
      (unit, { offerId }) => finishWork(unit, offerId, done),
      input.resolution_notes,
    );
  }),
  askMore: os.jobs.askMore.handler(({ input, context }) => {
    const ask = { amount_cents: input.amount_cents, why: input.why };
    return actOnJob(context, input.token, (unit, { offerId }) => askForMore(unit, offerId, ask), input.why);
  }),
  markLock: os.jobs.markLock.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { offerId }) => sayOfLock(unit, offerId, input.faulty)),
  ),
  late: os.jobs.late.handler(({ input: { token, minutes, arrival_from, arrival_to }, context }) => {
    const to = arrival_to === undefined ? null : new Date(arrival_to);
    const said: SaidLate =
      arrival_from === undefined ? { minutes: minutes ?? 0 } : { from: new Date(arrival_from), to };
    return actOnJob(context, token, (unit, { offerId }) => sayLate(unit, offerId, said));
  }),
  proposeTimes: os.jobs.proposeTimes.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { offerId }) => proposeTimes(unit, offerId, input.times)),
  ),
  noAccess: os.jobs.noAccess.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { offerId }) => reportNoAccess(unit, offerId, input.why), input.why),
  ),
  followUp: os.jobs.followUp.handler(({ input, context }) =>
    actOnJob(
      context,
      input.token,
      async (unit, { offerId }) => {
        await needFollowUp(unit, offerId, input.why);
        if (input.times?.length) await proposeTimes(unit, offerId, input.times);
      },
      input.why,
    ),
  ),
  ...jobMoneyProcedures,
  ...jobStreamProcedures,
  speak: os.jobs.speak.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { contractorId }) => chooseLanguage(unit, contractorId, input.language)),
  ),
};

export const approvalProcedures = {
  list: os.approvals.list
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await openApprovals(unit, actor.customerId) })),
    ),
  decide: os.approvals.decide.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await decideApproval(unit, input.id, input.approve);
      return { id: input.id };
    }),
  ),
};

export const guestConfirmationProcedures = {
  confirm: os.guestConfirmations.confirm.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await confirmGuest(unit, input.id);
      return { id: input.id };
    }),
  ),
};

export const calledNowProcedures = {
  atHouse: os.calledNow.atHouse
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) =>
        calledAtHouse(unit, { customerId: actor.customerId, propertyId: input.property_id }, input.urgency),
      ),
    ),
  asContractor: os.calledNow.asContractor
    .use(ownerOnly)
    .handler(({ input: { id, ...wanted }, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) =>
        calledAsContractor(unit, { customerId: actor.customerId, contractorId: id }, wanted),
      ),
    ),
};

export const contractorPageProcedures = {
  get: os.contractorPages.get.handler(({ input, context }) => showContractorPage(context, input.token, input.cursor)),
  visits: os.contractorPages.visits.handler(({ input, context }) => visitsFile(context, input.token)),
  link: os.contractorPages.link
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ link: await pageLinkOf(unit, actor.customerId, input.id) })),
    ),
  renewLink: os.contractorPages.renewLink.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(
      deps,
      actor,
      async (unit) => ({ link: await renewPageLink(unit, actor.customerId, input.id) }),
      async (unit) => ({ link: await pageLinkOf(unit, actor.customerId, input.id) }),
    ),
  ),
};

/** For whoever holds a mail's link. */
export const approvalLinkProcedures = {
  get: os.approvalLinks.get.handler(({ input, context }) => showLinkedApproval(context, input.token)),
  decide: os.approvalLinks.decide.handler(({ input, context }) => decideLinked(context, input.token, input.approve)),
};

export const callProcedures = {
  list: os.calls.list
    .use(staffOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await openCalls(unit) })),
    ),
  take: os.calls.take.use(staffOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await takeCall(unit, actor, input.id);
      return { items: await openCalls(unit) };
    }),
  ),
  giveBack: os.calls.giveBack.use(staffOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await giveCallBack(unit, actor, input.id);
      return { items: await openCalls(unit) };
    }),
  ),
  answer: os.calls.answer.use(staffOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await answerCall(unit, actor, input.id, { outcome: input.outcome, note: input.note, visit: input.visit });
      return { items: await openCalls(unit) };
    }),
  ),
};
