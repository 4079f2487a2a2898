import { findWorkOrder, toWorkOrder } from '#features/work-orders';
import { os, signedIn } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { completeByHand } from './complete.ts';
import { editOrder } from './edit.ts';
import { endHold, holdOrder } from './hold.ts';
import { mergeOrder, unmergeOrder } from './merge.ts';
import { reopenByHand } from './reopen.ts';

/** As the deed left it, whatever followed from it. */
const shown = async (unit: UnitOfWork, id: string) => toWorkOrder(await findWorkOrder(unit, id));

export const orderDeedProcedures = {
  hold: os.orderDeeds.hold.use(signedIn).handler(({ input: { id, until, reason }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await holdOrder(unit, id, { until: new Date(until), reason });
      return shown(unit, id);
    }),
  ),
  endHold: os.orderDeeds.endHold.use(signedIn).handler(({ input: { id }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await endHold(unit, id);
      return shown(unit, id);
    }),
  ),
  complete: os.orderDeeds.complete.use(signedIn).handler(({ input: { id, ...done }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await completeByHand(unit, id, done);
      return shown(unit, id);
    }),
  ),
  reopen: os.orderDeeds.reopen.use(signedIn).handler(({ input: { id, ...how }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await reopenByHand(unit, id, how);
      return shown(unit, id);
    }),
  ),
  merge: os.orderDeeds.merge.use(signedIn).handler(({ input: { id, into_id }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await mergeOrder(unit, id, into_id);
      return shown(unit, id);
    }),
  ),
  unmerge: os.orderDeeds.unmerge.use(signedIn).handler(({ input: { id }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await unmergeOrder(unit, id);
      return shown(unit, id);
    }),
  ),
  edit: os.orderDeeds.edit.use(signedIn).handler(({ input: { id, ...edit }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await editOrder(unit, id, edit);
      return shown(unit, id);
    }),
  ),
};
