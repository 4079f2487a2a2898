import { activeTeam } from '#features/accounts';
import { os, staffOnly } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
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

/** More than anybody types, and few enough that nobody reads everybody's chats through it. Of one agent. */
const searches: RateLimit = { name: 'desk-search', max: 40, windowSeconds: 60 };

export const deskSearchProcedures = {
  find: os.deskSearch.find.use(staffOnly).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, searches, actor.userId);
    return withActor(deps.store, actor, (unit) => searchDesk(unit, input.q));
  }),
};
