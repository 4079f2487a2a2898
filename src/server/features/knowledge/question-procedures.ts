import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { answerQuestions } from './answer-questions.ts';
import { answerLinked, showLinked } from './linked-question.ts';
import { openQuestions, putAside } from './owner-questions.ts';

export const ownerQuestionProcedures = {
  list: os.ownerQuestions.list.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => ({
      items: (await openQuestions(unit, actor.customerId, input.property_id)).slice(0, 100),
    })),
  ),
  answer: os.ownerQuestions.answer
    .use(ownerOnly)
    .handler(({ input: { ids, ...given }, context: { actor, deps } }) =>
      once(deps, actor, (unit) => answerQuestions(unit, deps.vault, actor.customerId, ids, { ...given, via: 'app' })),
    ),
  dismiss: os.ownerQuestions.dismiss.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await putAside(unit, actor.customerId, input.ids, true);
      return input;
    }),
  ),
  restore: os.ownerQuestions.restore.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await putAside(unit, actor.customerId, input.ids, false);
      return input;
    }),
  ),
};

/** For whoever holds a mail's link. */
export const answerLinkProcedures = {
  get: os.answerLinks.get.handler(({ input, context }) => showLinked(context, input.token)),
  send: os.answerLinks.send.handler(({ input: { token, ...given }, context }) => answerLinked(context, token, given)),
};
