import { os, staffOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { changeReply, listReplies, removeReply, saveReply } from './saved-replies.ts';

export const savedReplyProcedures = {
  list: os.savedReplies.list.use(staffOnly).handler(async ({ context: { actor, deps } }) => ({
    items: await withActor(deps.store, actor, (unit) => listReplies(unit, actor)),
  })),
  create: os.savedReplies.create
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => saveReply(unit, actor, input))),
  change: os.savedReplies.change
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => changeReply(unit, actor, input))),
  remove: os.savedReplies.remove
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) => once(deps, actor, (unit) => removeReply(unit, actor, input.id))),
};
