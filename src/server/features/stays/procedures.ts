import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { listStays } from './queries.ts';

export const stayProcedures = {
  list: os.stays.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listStays(unit, actor.customerId, input)),
    ),
};
