import { system } from '#server/kernel/actor.ts';
import { os, staffOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { answerQuestion } from './answer-question.ts';
import { takeForm } from './file-question.ts';
import { findQuestion, listQuestions } from './list-questions.ts';

const asking: RateLimit = { name: 'questions', max: 10, windowSeconds: 600 };

export const enquiryProcedures = {
  ask: os.enquiries.ask.handler(async ({ input, context: { deps, ip } }) => {
    await limitRate(deps.store, asking, ip);
    return once(deps, system, (unit) => takeForm(unit, deps.settings, input));
  }),
  list: os.enquiries.list
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listQuestions(unit, input)),
    ),
  get: os.enquiries.get
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => findQuestion(unit, input.id)),
    ),
  answer: os.enquiries.answer
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => answerQuestion(unit, actor, input))),
};
