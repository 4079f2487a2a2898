import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { discardDraft, findDrafts, saveDraft } from './drafts.ts';

export const propertyDraftProcedures = {
  list: os.propertyDrafts.list
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await findDrafts(unit, deps, actor) })),
    ),
  save: os.propertyDrafts.save
    .use(ownerOnly)
    .handler(({ input: { draft_id, ...draft }, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => saveDraft(unit, deps, actor, { id: draft_id, draft })),
    ),
  discard: os.propertyDrafts.discard.use(ownerOnly).handler(({ input: { id }, context: { actor, deps } }) => {
    return once(deps, actor, async (unit) => {
      await discardDraft(unit, actor, id);
      return {};
    });
  }),
};
