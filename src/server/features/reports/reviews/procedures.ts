import { os, staffOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { decideReview, listReviews } from './reviews.ts';

export const reviewProcedures = {
  list: os.reviews.list
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listReviews(unit, input.week)),
    ),
  decide: os.reviews.decide
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => decideReview(unit, actor, input))),
};
