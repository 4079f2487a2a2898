import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { discardDraft, findDraft, saveDraft } from './drafts.ts';

export const propertyDraftProcedures = {
  get: os.propertyDrafts.get
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ draft: await findDraft(unit, deps, actor) })),
    ),
  save: os.propertyDrafts.save
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => saveDraft(unit, deps, actor, input)),
    ),
  discard: os.propertyDrafts.discard.use(ownerOnly).handler(async ({ context: { actor, deps } }) => {
    await withActor(deps.store, actor, (unit) => discardDraft(unit, actor));
    return {};
  }),
};
