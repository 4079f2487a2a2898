import { os, staffOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { touchStaff } from '../staff-presence.ts';
import type { DeskContext } from '../then-show.ts';
import { addLaterReply, cancelLaterReply, changeLaterReply, laterRepliesOf, sendLaterReply } from './later-replies.ts';

/** Does it, and answers with what waits in the chat after that. */
const thenList = ({ actor, deps }: DeskContext, id: string, work: (unit: UnitOfWork) => Promise<void>) =>
  once(deps, actor, async (unit) => {
    await touchStaff(unit, actor.userId, true);
    await work(unit);
    return { items: await laterRepliesOf(unit, id) };
  });

export const laterReplyProcedures = {
  list: os.laterReplies.list.use(staffOnly).handler(async ({ input, context: { actor, deps } }) => ({
    items: await withActor(deps.store, actor, (unit) => laterRepliesOf(unit, input.id)),
  })),
  add: os.laterReplies.add
    .use(staffOnly)
    .handler(({ input, context }) => thenList(context, input.id, (unit) => addLaterReply(unit, context.actor, input))),
  change: os.laterReplies.change
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenList(context, input.id, (unit) => changeLaterReply(unit, context.actor, input)),
    ),
  send: os.laterReplies.send
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenList(context, input.id, (unit) => sendLaterReply(unit, context.actor, input.id, input.reply_id)),
    ),
  cancel: os.laterReplies.cancel
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenList(context, input.id, (unit) => cancelLaterReply(unit, context.actor, input.id, input.reply_id)),
    ),
};
