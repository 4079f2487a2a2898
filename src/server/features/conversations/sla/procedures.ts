import { adminOnly, os, staffOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { thenShow } from '../then-show.ts';
import { listMisses } from './misses.ts';
import { savePolicies, viewPolicies } from './policies.ts';
import { waitFor } from './waits.ts';

export const slaProcedures = {
  policies: os.sla.policies
    .use(staffOnly)
    .handler(({ context: { actor, deps } }) => withActor(deps.store, actor, viewPolicies)),
  save: os.sla.save
    .use(adminOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => savePolicies(unit, input))),
  pause: os.sla.pause
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenShow(context, input.id, (unit) => waitFor(unit, context.actor, input.id, input.waits_for)),
    ),
  misses: os.sla.misses
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => withActor(deps.store, actor, (unit) => listMisses(unit, input))),
};
