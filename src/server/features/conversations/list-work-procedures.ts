import * as copyInEnglish from '#contract/messages/en/conversations/desk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { adminOnly, os, staffOnly } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { listTags } from './chat-tags.ts';
import { editTag, mergeTags, removeTag } from './edit-tags.ts';
import { signedInColleague } from './holder-procedures.ts';
import { doToMany, undoMany } from './many-chats.ts';
import { touchStaff } from './staff-presence.ts';
import { tagThread, untagThread } from './tag-thread.ts';
import { thenShow } from './then-show.ts';

const copy = spoken(copyInEnglish);

export const chatTagProcedures = {
  list: os.chatTags.list.use(staffOnly).handler(async ({ context: { actor, deps } }) => ({
    items: await withActor(deps.store, actor, listTags),
    can: { edit: actor.kind === 'admin' },
  })),
  tag: os.chatTags.tag
    .use(staffOnly)
    .handler(({ input: { id, name }, context }) =>
      thenShow(context, id, (unit) => tagThread(unit, context.actor, id, name)),
    ),
  untag: os.chatTags.untag
    .use(staffOnly)
    .handler(({ input: { id, tag_id }, context }) => thenShow(context, id, (unit) => untagThread(unit, id, tag_id))),
  edit: os.chatTags.edit
    .use(adminOnly)
    .handler(({ input: { id, ...to }, context: { actor, deps } }) =>
      once(deps, actor, (unit) => editTag(unit, id, to)),
    ),
  merge: os.chatTags.merge
    .use(adminOnly)
    .handler(({ input: { id, into }, context: { actor, deps } }) =>
      once(deps, actor, (unit) => mergeTags(unit, id, into)),
    ),
  remove: os.chatTags.remove
    .use(adminOnly)
    .handler(({ input: { id }, context: { actor, deps } }) => once(deps, actor, (unit) => removeTag(unit, id))),
};

export const manyChatProcedures = {
  act: os.manyChats.act.use(staffOnly).handler(async ({ input: { chat_ids, act }, context: { actor, deps } }) => {
    if (act.kind === 'snooze' && new Date(act.until) <= deps.clock.now())
      throw invalid({ 'act.until': copy.snoozeInPast });
    const to = act.kind === 'assign' ? await signedInColleague(deps, act.agent_id, 'act.agent_id') : null;
    return once(deps, actor, async (unit) => {
      await touchStaff(unit, actor.userId, true);
      return doToMany(unit, actor, chat_ids, act, to);
    });
  }),
  undo: os.manyChats.undo.use(staffOnly).handler(({ input: { chat_ids, kind }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await touchStaff(unit, actor.userId, true);
      return undoMany(unit, actor, chat_ids, kind);
    }),
  ),
};
