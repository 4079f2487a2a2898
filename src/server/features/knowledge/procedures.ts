import { findProperty } from '#features/properties';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { listArticles, removeArticle, saveArticle, toArticle } from './articles.ts';
import { completenessOf } from './completeness.ts';
import { unansweredQuestions } from './owner-questions.ts';

export const articleProcedures = {
  list: os.articles.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listArticles(unit, deps.vault, actor.customerId, input)),
    ),
  create: os.articles.create
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) =>
        toArticle(deps.vault, await saveArticle(unit, deps.vault, actor.customerId, input)),
      ),
    ),
  update: os.articles.update
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) =>
        toArticle(deps.vault, await saveArticle(unit, deps.vault, actor.customerId, input)),
      ),
    ),
  remove: os.articles.remove.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      await removeArticle(unit, actor.customerId, input.id);
      return { id: input.id };
    }),
  ),
  completeness: os.articles.completeness.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => ({
      ...completenessOf(await findProperty(unit, input.id)),
      unanswered: await unansweredQuestions(unit, input.id),
    })),
  ),
};
