import type { Owner } from '#server/kernel/actor.ts';
import { type Deps, os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { settleByArticle } from './answer-questions.ts';
import { findArticle, listArticles, removeArticle, restoreArticle, saveArticle, toArticle } from './articles.ts';
import { createManyArticles } from './create-many.ts';
import { splitManual } from './split-manual.ts';

export const articleProcedures = {
  list: os.articles.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listArticles(unit, deps.vault, actor.customerId, input)),
    ),
  get: os.articles.get
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) =>
        toArticle(deps.vault, await findArticle(unit, actor.customerId, input.id)),
      ),
    ),
  create: os.articles.create.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(
      deps,
      actor,
      async (unit) => {
        const { answers, ...article } = input;
        const row = await saveArticle(unit, deps.vault, actor.customerId, article);
        await settleByArticle(unit, actor.customerId, answers, row.id);
        return toArticle(deps.vault, row);
      },
      again(deps, actor),
    ),
  ),
  update: os.articles.update
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(
        deps,
        actor,
        async (unit) => toArticle(deps.vault, await saveArticle(unit, deps.vault, actor.customerId, input)),
        again(deps, actor),
      ),
    ),
  remove: os.articles.remove.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await removeArticle(unit, actor.customerId, input.id);
      return { id: input.id };
    }),
  ),
  restore: os.articles.restore
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(
        deps,
        actor,
        async (unit) => toArticle(deps.vault, await restoreArticle(unit, actor.customerId, input.id)),
        again(deps, actor),
      ),
    ),
  propose: os.articles.propose.use(ownerOnly).handler(async ({ input }) => ({ items: splitManual(input.text) })),
  createMany: os.articles.createMany
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, (unit) => createManyArticles(unit, deps.vault, actor.customerId, input)),
    ),
};

/** What it says may be for verified guests alone, so that it is never kept beside itself. */
const again =
  ({ vault }: Pick<Deps, 'vault'>, { customerId }: Owner) =>
  async (unit: UnitOfWork, id: string) =>
    toArticle(vault, await findArticle(unit, customerId, id));
