import { conversationKinds, takeoverStates } from '../enumerations/conversations.ts';
import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { Conversation } from './conversations.ts';

/** A chat on its way from one of the team to another, as one of the two sees it. */
export const Takeover = z
  .object({
    id: Id,
    conversation_id: Id,
    kind: z.enum(conversationKinds),
    property_name: z.string().nullable(),
    guest_name: z.string().nullable(),
    state: z.enum(takeoverStates),
    /** Who has it, or had. */
    from_name: z.string(),
    /** Who asks for it, or took it; null where it went back to Waiting. */
    to_name: z.string().nullable(),
    /** Whether it is one's own chat that is asked for, or was taken; otherwise one asks oneself. */
    from_me: z.boolean(),
    /** Without an answer it lapses then. */
    due_at: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Takeover' });
export type Takeover = z.infer<typeof Takeover>;

const one = z.object({ id: Id });
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/conversations/{id}${path}`, tags: ['conversations'], summary });

/** For staff. */
export const takeovers = {
  list: base
    .route({
      method: 'GET',
      path: '/takeovers',
      tags: ['conversations'],
      summary: 'Chats that are asked of me or by me, and how it went where I have not seen that',
    })
    .output(z.object({ items: z.array(Takeover) })),
  ask: act('/ask', 'Ask the colleague who has a chat for it; it lapses after two minutes without an answer')
    .input(one)
    .output(Conversation),
  withdraw: act('/ask/withdraw', 'Ask for it no longer').input(one).output(Conversation),
  answer: act('/ask/answer', 'Hand my chat over to the colleague who asks for it, or keep it')
    .input(one.extend({ hand_over: z.boolean() }))
    .output(Conversation),
  take: act('/take', 'A lead takes a chat from a colleague at once').input(one).output(Conversation),
  seen: base
    .route({ method: 'POST', path: '/takeovers/{id}/seen', tags: ['conversations'], summary: 'I know how it went' })
    .input(one)
    .output(z.object({})),
};
