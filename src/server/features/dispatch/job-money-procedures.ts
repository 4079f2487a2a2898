import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { keepDocument } from '#features/contractors';
import { addOrderFile, mayTakeOneMore, removeOrderFile } from '#features/work-orders';
import { os } from '#server/kernel/context.ts';
import { forbidden } from '#server/kernel/errors.ts';
import { once, recall } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { sendEstimate } from './estimates.ts';
import { actOnJob, openJob, showJob } from './job-access.ts';
import { sayCost } from './job-cost.ts';

const refusals = spoken(refusalsInEnglish);

/** What a contractor says of the money of a job. */
export const jobMoneyProcedures = {
  addInvoice: os.jobs.addInvoice.handler(async ({ input, context }) => {
    const { deps } = context;
    const job = await openJob(context, input.token);
    const again = (unit: UnitOfWork) => showJob(unit, job, deps);
    const done = await recall(deps, job.actor, again);
    if (done) return done;
    const before = await withActor(deps.store, job.actor, async (unit) => {
      await mayTakeOneMore(unit, job.workOrderId);
      return again(unit);
    });
    if (!before.can.add_invoice) throw forbidden(refusals.startFirst);
    const file = await keepDocument(deps, 'invoice', input.file);
    const from = { kind: 'invoice' as const, by: job.companyName, contractor_id: job.contractorId };
    const add = async (unit: UnitOfWork) => {
      await addOrderFile(unit, job.workOrderId, file, from);
      return again(unit);
    };
    return once(deps, job.actor, add, again);
  }),
  removeInvoice: os.jobs.removeInvoice.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { workOrderId: id, companyName: by, contractorId }) =>
      removeOrderFile(unit, context.deps.files, { id, fileId: input.invoice_id, by, contractorId }),
    ),
  ),
  sendEstimate: os.jobs.sendEstimate.handler(({ input: { token, cost_lines, why }, context }) =>
    actOnJob(context, token, (unit, { offerId }) => sendEstimate(unit, offerId, { cost_lines, why }), why),
  ),
  sayCost: os.jobs.sayCost.handler(({ input, context }) =>
    actOnJob(context, input.token, (unit, { offerId }) => sayCost(unit, offerId, input.cost_lines)),
  ),
};
