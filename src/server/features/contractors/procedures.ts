import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { listContractors } from './queries.ts';

export const contractorProcedures = {
  list: os.contractors.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listContractors(unit, actor.customerId, input)),
    ),
};
