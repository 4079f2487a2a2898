import * as copyInEnglish from '#contract/messages/en/work-orders.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findProfile } from '#features/accounts';
import { os, signedIn, staffOnly } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { workOrderDetail } from './detail.ts';
import { splitOff } from './joins.ts';
import { listWorkOrders } from './list.ts';
import { markLock } from './mark-lock.ts';
import { cancelWorkOrder } from './move-work-order.ts';
import { openWorkOrder } from './open-work-order.ts';
import { toWorkOrder } from './queries.ts';

const copy = spoken(copyInEnglish);

export const workOrderProcedures = {
  list: os.workOrders.list.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const customerId = actor.kind === 'owner' ? actor.customerId : undefined;
      const page = await listWorkOrders(unit, { ...input, customerId });
      // Spec: whose record is gone is told so, and not that there is nothing.
      if (customerId && page.items.length === 0 && !(await findProfile(unit, customerId)))
        throw notFound(copy.accountUnverified);
      return page;
    }),
  ),
  get: os.workOrders.get
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => workOrderDetail(unit, input.id, deps.fileLinks)),
    ),
  open: os.workOrders.open
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toWorkOrder(await openWorkOrder(unit, input))),
    ),
  cancel: os.workOrders.cancel
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toWorkOrder(await cancelWorkOrder(unit, input.id, input.why))),
    ),
  markLock: os.workOrders.markLock
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toWorkOrder(await markLock(unit, input.id, input.faulty))),
    ),
  split: os.workOrders.split
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toWorkOrder(await splitOff(unit, input.id, input.conversation_id))),
    ),
};
