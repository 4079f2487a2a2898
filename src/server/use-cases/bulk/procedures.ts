import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { listDeeds } from './reports.ts';
import { runDeed } from './run-deed.ts';
import { tryDeed } from './try-deed.ts';
import { undoDeed } from './undo-deed.ts';

export const bulkProcedures = {
  try: os.bulk.try.use(ownerOnly).handler(({ input, context: { actor, deps } }) => tryDeed(deps, actor, input)),
  run: os.bulk.run
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => runDeed(unit, deps, actor, input))),
  undo: os.bulk.undo
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, (unit) => undoDeed(unit, deps, actor, input.id)),
    ),
  list: os.bulk.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listDeeds(unit, actor.customerId, input)),
    ),
};
