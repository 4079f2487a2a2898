import { findContractor } from '#features/contractors';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { historyOf } from './history-of.ts';

export const contractorHistoryProcedures = {
  get: os.contractorHistory.get
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) =>
        historyOf(unit, await findContractor(unit, actor.customerId, input.id)),
      ),
    ),
};
