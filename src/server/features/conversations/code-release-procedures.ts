import { os, staffOnly } from '#server/kernel/context.ts';
import { limitRates } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { codesFor, releaseCode } from './code-release.ts';
import { thenShow } from './then-show.ts';

const perAgent = { name: 'desk-code', max: 20, windowSeconds: 3600 };
/** However many of the team are in it one after the other. */
const perChat = { name: 'desk-code-chat', max: 6, windowSeconds: 3600 };

export const codeReleaseProcedures = {
  offered: os.codeRelease.offered
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => codesFor(unit, actor, input.id)),
    ),
  release: os.codeRelease.release.use(staffOnly).handler(async ({ input, context }) => {
    const { actor, deps } = context;
    await limitRates(deps.store, [
      { limit: perAgent, who: actor.userId },
      { limit: perChat, who: input.id },
    ]);
    return thenShow(context, input.id, (unit) => releaseCode(unit, actor, input));
  }),
};
