import { os, signedIn, staffOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { workOrderDetail } from './detail.ts';
import { listWorkOrders } from './list.ts';
import { cancelWorkOrder } from './move-work-order.ts';
import { openWorkOrder } from './open-work-order.ts';
import { toWorkOrder } from './queries.ts';

export const workOrderProcedures = {
  list: os.workOrders.list
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) =>
        listWorkOrders(unit, { ...input, customerId: actor.kind === 'owner' ? actor.customerId : undefined }),
      ),
    ),
  get: os.workOrders.get
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => workOrderDetail(unit, input.id, deps.fileLinks)),
    ),
  open: os.workOrders.open
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => toWorkOrder(await openWorkOrder(unit, input))),
    ),
  cancel: os.workOrders.cancel
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => toWorkOrder(await cancelWorkOrder(unit, input.id, input.why))),
    ),
};
