import type { QuestionTried } from '#contract/knowledge/completeness.ts';
import { scoreOf } from '#contract/knowledge/questions-answered.ts';
import { unansweredQuestions } from '#features/knowledge';
import { findProperty } from '#features/properties';
import type { KeptOutcome } from '#server/db/tables/house-answers.ts';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { noteOf } from './advise.ts';
import { commonQuestions } from './common-questions.ts';
import { answersOf } from './house-answers.ts';
import { overviewOf } from './overview.ts';
import { saidMissing, saidQuestion } from './said-questions.ts';
import { tryHouse } from './try-houses.ts';

export const completenessProcedures = {
  ofProperty: os.completeness.ofProperty.use(ownerOnly).handler(async ({ input: { id }, context: { actor, deps } }) => {
    const { kept, unanswered } = await withActor(deps.store, actor, async (unit) => {
      await findProperty(unit, id);
      return {
        kept: await answersOf(unit, id),
        unanswered: await unansweredQuestions(unit, actor.customerId, id),
      };
    });
    const { asked, told, shown, outcomes, tried_at } = kept?.is_current ? kept : await tryHouse(deps, actor, id);
    return {
      ...{ asked, told, shown, score: scoreOf({ asked, told, shown }) },
      tried_at: tried_at.toISOString(),
      is_current: true,
      questions: outcomes.flatMap(toQuestion),
      unanswered,
    };
  }),
  overview: os.completeness.overview
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => overviewOf(unit, actor.customerId)),
    ),
};

function toQuestion({ id, outcome, notes, missing }: KeptOutcome): QuestionTried[] {
  const question = commonQuestions.find((one) => one.id === id);
  if (!question) return [];
  const named = notes.map((note) => noteOf(note.id, note.title));
  return [
    {
      id,
      topic: question.topic,
      question: saidQuestion(question),
      outcome,
      notes: named,
      missing: missing && saidMissing(missing),
    },
  ];
}
