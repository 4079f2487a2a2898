import { activeTeam } from '#features/accounts';
import { adminOnly, os, staffOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { saveRota, viewRota } from './plan.ts';
import { hearRing, latestRings, ringToTry } from './test-rings.ts';

/** The team's names stand where the application's role cannot read, so they are fetched before. */
export const rotaProcedures = {
  get: os.rota.get.use(staffOnly).handler(async ({ context: { actor, deps } }) => {
    const team = await activeTeam(deps.authDb);
    return withActor(deps.store, actor, (unit) => viewRota(unit, team));
  }),
  save: os.rota.save.use(adminOnly).handler(async ({ input, context: { actor, deps } }) => {
    const team = await activeTeam(deps.authDb);
    return once(deps, actor, (unit) => saveRota(unit, team, input));
  }),
  rings: os.rota.rings
    .use(staffOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await latestRings(unit) })),
    ),
  ring: os.rota.ring.use(adminOnly).handler(async ({ input, context: { actor, deps } }) => {
    const team = await activeTeam(deps.authDb);
    return once(deps, actor, (unit) => ringToTry(unit, actor, team, input.user_id));
  }),
  heard: os.rota.heard
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => hearRing(unit, actor, input.id))),
};
