import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { dashboardNumbers } from './dashboard-numbers.ts';

export const reportProcedures = {
  numbers: os.reports.numbers
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => dashboardNumbers(unit, actor.customerId)),
    ),
};
