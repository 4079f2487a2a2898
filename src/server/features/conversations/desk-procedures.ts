import * as copyInEnglish from '#contract/messages/en/conversations/desk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { os, signedIn, staffOnly } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { reopenThread } from './closings.ts';
import { deskView } from './desk-view.ts';
import { claimThread, handBack, leaveNote, replyAsPerson } from './hand-over.ts';
import { closeThread, snoozeThread } from './put-away.ts';
import { countQueues, listConversations } from './queries.ts';
import { thenShow, thenShowLine } from './then-show.ts';

const copy = spoken(copyInEnglish);

export const conversationProcedures = {
  list: os.conversations.list
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listConversations(unit, input)),
    ),
  get: os.conversations.get
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => deskView(unit, input.id, deps.fileLinks)),
    ),
  counts: os.conversations.counts
    .use(staffOnly)
    .handler(({ context: { actor, deps } }) => withActor(deps.store, actor, (unit) => countQueues(unit, actor))),
  claim: os.conversations.claim
    .use(staffOnly)
    .handler(({ input, context }) => thenShow(context, input.id, (unit) => claimThread(unit, context.actor, input.id))),
  reply: os.conversations.reply
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenShowLine(context, (unit) =>
        replyAsPerson(unit, context.actor, input.id, { body: input.message, client_id: input.client_id ?? null }),
      ),
    ),
  note: os.conversations.note
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenShowLine(context, (unit) => leaveNote(unit, context.actor, input.id, input.message)),
    ),
  handBack: os.conversations.handBack
    .use(staffOnly)
    .handler(({ input, context }) => thenShow(context, input.id, (unit) => handBack(unit, context.actor, input.id))),
  snooze: os.conversations.snooze.use(staffOnly).handler(({ input, context }) => {
    const until = new Date(input.until);
    if (until <= context.deps.clock.now()) throw invalid({ until: copy.snoozeInPast });
    return thenShow(context, input.id, (unit) => snoozeThread(unit, input.id, until));
  }),
  close: os.conversations.close
    .use(staffOnly)
    .handler(({ input, context }) => thenShow(context, input.id, (unit) => closeThread(unit, input.id))),
  reopen: os.conversations.reopen
    .use(staffOnly)
    .handler(({ input, context }) =>
      thenShow(context, input.id, (unit) => reopenThread(unit, context.actor, input.id)),
    ),
};
