import { manyChatsKinds } from '../enumerations/desk.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { TagName } from './chat-tag.ts';

/** One deed for each of the chats. */
export const ManyChatsAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assign'), agent_id: Id }),
  z.object({ kind: z.literal('tag'), name: TagName }),
  z.object({ kind: z.literal('snooze'), until: Instant }),
  /** `even_waiting`: also those in which somebody waits for an answer; the others are closed and these named. */
  z.object({ kind: z.literal('close'), even_waiting: z.boolean() }),
]);
export type ManyChatsAct = z.infer<typeof ManyChatsAct>;

/** Those it was done to, and of each of the others why not. */
export const ManyChatsDone = z
  .object({ done: z.array(Id), failed: z.array(z.object({ id: Id, why: z.string() })) })
  .meta({ id: 'ManyChatsDone' });
export type ManyChatsDone = z.infer<typeof ManyChatsDone>;

const tags = ['conversations'];
const ChatIds = z.array(Id).min(1).max(limits.manyChats);

/** For staff. */
export const manyChats = {
  act: base
    .route({
      method: 'POST',
      path: '/desk/chats',
      tags,
      summary: 'Give, tag, snooze or close many chats; whatever one refuses is left as it was, and said',
    })
    .input(z.object({ chat_ids: ChatIds, act: ManyChatsAct }))
    .output(ManyChatsDone),
  undo: base
    .route({
      method: 'POST',
      path: '/desk/chats/undo',
      tags,
      summary: 'Undo what I did last to these chats, within ten minutes; those that went on are left and said',
    })
    .input(z.object({ chat_ids: ChatIds, kind: z.enum(manyChatsKinds) }))
    .output(ManyChatsDone),
};
