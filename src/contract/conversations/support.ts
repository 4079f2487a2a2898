import { conversationStates } from '../enumerations/conversations.ts';
import { base } from '../errors.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';
import { Presence } from './guest.ts';
import { Message, MessageText } from './messages.ts';

/** An owner's one conversation with the Porchlight team. It begins with the first line; until then `id` is null. */
export const SupportThread = z
  .object({
    id: Id.nullable(),
    /** `waiting` for somebody of the team, `assigned` to one of them, `done`: the next line opens it again. */
    state: z.enum(conversationStates),
    presence: Presence,
    /** The latest 500, oldest first; never an internal note. */
    messages: z.array(Message),
  })
  .meta({ id: 'SupportThread' });
export type SupportThread = z.infer<typeof SupportThread>;

/** For owners; the desk finds the same thread among `conversations`. */
export const support = {
  thread: base
    .route({ method: 'GET', path: '/support/thread', tags: ['support'], summary: 'My conversation with the team' })
    .output(SupportThread),
  write: base
    .route({
      method: 'POST',
      path: '/support/messages',
      successStatus: 201,
      tags: ['support'],
      summary: 'Write to the team; the same client_id again gives the same message',
    })
    .input(z.object({ message: MessageText, client_id: z.string().max(64).optional() }))
    .output(Message),
};
