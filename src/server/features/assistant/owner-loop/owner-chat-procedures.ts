import {
  deskView,
  giveBackAsOwner,
  lockThread,
  takeOverAsOwner,
  tellTeam,
  viewLine,
  writeAsOwner,
} from '#features/conversations';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { correctionOf, tellCorrection } from './corrections.ts';
import { refuseCodes } from './owner-answers.ts';

/** What an owner does in their guests' chats: they answer, give back, tell the team, and put right what was told. */
export const ownerChatProcedures = {
  takeOver: os.ownerChats.takeOver
    .use(ownerOnly)
    .handler(({ input: { id }, context }) => thenShow(context, id, (unit) => takeOverAsOwner(unit, context.actor, id))),
  write: os.ownerChats.write.use(ownerOnly).handler(({ input: { id, message, client_id }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await refuseCodes(unit, deps.vault, await lockThread(unit, id), message);
      const line = { body: message, client_id: client_id ?? null };
      return viewLine(unit, await writeAsOwner(unit, actor, id, line), deps.fileLinks);
    }),
  ),
  giveBack: os.ownerChats.giveBack
    .use(ownerOnly)
    .handler(({ input: { id, ...how }, context }) =>
      thenShow(context, id, (unit) => giveBackAsOwner(unit, context.actor, id, how)),
    ),
  tellTeam: os.ownerChats.tellTeam
    .use(ownerOnly)
    .handler(({ input: { id, message, client_id, call_team: call }, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => {
        const note = await tellTeam(unit, actor, id, { body: message, client_id: client_id ?? null, call });
        return viewLine(unit, note, deps.fileLinks);
      }),
    ),
  correction: os.ownerChats.correction
    .use(ownerOnly)
    .handler(({ input: { id, message_id }, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => correctionOf(unit, deps.vault, id, message_id)),
    ),
  correct: os.ownerChats.correct
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) =>
        viewLine(unit, await tellCorrection(unit, deps.vault, actor, input), deps.fileLinks),
      ),
    ),
};

/** Does something with a chat, once by the request's key, and shows it as it is then. */
const thenShow = (
  { actor, deps }: { actor: Owner; deps: Deps },
  id: string,
  work: (unit: UnitOfWork) => Promise<unknown>,
) =>
  once(
    deps,
    actor,
    async (unit) => {
      await work(unit);
      return deskView(unit, id, deps.fileLinks);
    },
    (unit) => deskView(unit, id, deps.fileLinks),
  );
