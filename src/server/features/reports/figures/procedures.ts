import { os, ownerOnly, staffOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { readReport } from './read-report.ts';

export const figureProcedures = {
  get: os.figures.get
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => readReport(unit, actor.customerId, input)),
    ),
  desk: os.figures.desk
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => readReport(unit, null, input)),
    ),
};
