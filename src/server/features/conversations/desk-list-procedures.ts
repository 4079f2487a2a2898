import { activeTeam } from '#features/accounts';
import { os, staffOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { deskAgents, deskPlaces } from './desk-choices.ts';
import { searchDesk } from './desk-search.ts';

/** What the list of the desk is worked with, beside what is done with one chat (`desk-procedures.ts`). */
export const deskProcedures = {
  agents: os.desk.agents.use(staffOnly).handler(async ({ context: { actor, deps } }) => {
    const team = await activeTeam(deps.authDb);
    return { items: await withActor(deps.store, actor, (unit) => deskAgents(unit, team)) };
  }),
  places: os.desk.places.use(staffOnly).handler(async ({ input, context: { actor, deps } }) => ({
    items: await withActor(deps.store, actor, (unit) => deskPlaces(unit, input)),
  })),
};

export const deskSearchProcedures = {
  find: os.deskSearch.find
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => searchDesk(unit, input.q)),
    ),
};
