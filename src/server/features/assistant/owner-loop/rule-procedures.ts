import { waitingReplies } from '#features/conversations';
import { findProperty } from '#features/properties';
import { os, ownerOnly, signedIn } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { replay } from './replay.ts';
import { dropDraft, sendDraft } from './send-draft.ts';

export const replyDraftProcedures = {
  waiting: os.replyDrafts.waiting
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await waitingReplies(unit, actor.customerId) })),
    ),
  send: os.replyDrafts.send.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await sendDraft(unit, actor, input.id, input.body);
      return { id: input.id };
    }),
  ),
  drop: os.replyDrafts.drop.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await dropDraft(unit, actor, input.id);
      return { id: input.id };
    }),
  ),
};

export const replayProcedures = {
  run: os.replays.run.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const { property_id: propertyId, rules, weeks } = input;
      if (propertyId) await findProperty(unit, propertyId);
      return replay(unit, deps, { customerId: actor.customerId, propertyId, rules, weeks });
    }),
  ),
};
