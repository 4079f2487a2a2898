import { os, staffOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { seeTakeover, takeoversOf } from './takeover-list.ts';
import { answerAsk, askForThread, takeThread, withdrawAsk } from './takeovers.ts';
import { thenShow } from './then-show.ts';

export const takeoverProcedures = {
  list: os.takeovers.list
    .use(staffOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await takeoversOf(unit, actor) })),
    ),
  ask: os.takeovers.ask
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenShow(context, input.id, (unit) => askForThread(unit, context.actor, input.id)),
    ),
  withdraw: os.takeovers.withdraw
    .use(staffOnly)
    .handler(({ input, context }) => thenShow(context, input.id, (unit) => withdrawAsk(unit, context.actor, input.id))),
  answer: os.takeovers.answer
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenShow(context, input.id, (unit) => answerAsk(unit, context.actor, input.id, input.hand_over)),
    ),
  take: os.takeovers.take
    .use(staffOnly)
    .handler(({ input, context }) => thenShow(context, input.id, (unit) => takeThread(unit, context.actor, input.id))),
  seen: os.takeovers.seen.use(staffOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await seeTakeover(unit, actor, input.id);
      return {};
    }),
  ),
};
