import { adminOnly, os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { listReaders, listSecurity } from './security-log.ts';

export const securityLogProcedures = {
  mine: os.securityLog.mine.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const { items, next } = await listSecurity(unit, { ...input, customer_id: actor.customerId });
      return { items: items.map(({ customer_name, ...entry }) => entry), next };
    }),
  ),
  house: os.securityLog.house
    .use(adminOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listSecurity(unit, input)),
    ),
  readers: os.securityLog.readers
    .use(adminOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await listReaders(unit) })),
    ),
};
