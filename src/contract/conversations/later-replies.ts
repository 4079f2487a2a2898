import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { MessageText } from './messages.ts';

export const laterLimits = {
  /** That wait in one chat. */
  replies: 10,
  /** As far ahead as one may lie. */
  days: 365,
} as const;

/** A reply that waits for its time. */
export const LaterReply = z
  .object({
    id: Id,
    /** Who wrote it; it goes out in their name. */
    agent_name: z.string(),
    body: z.string(),
    send_at: Instant,
    /** Since then it waits for a yes: the guest wrote before its time, or somebody else has the chat. */
    asks_since: Instant.nullable(),
  })
  .meta({ id: 'LaterReply' });
export type LaterReply = z.infer<typeof LaterReply>;

/** The soonest first. */
const LaterReplies = z.object({ items: z.array(LaterReply) });

const path = '/conversations/{id}/later-replies' as const;
const tags = ['conversations'];
const chat = z.object({ id: Id });
const one = chat.extend({ reply_id: Id });

/** For staff: replies of a chat that are sent at a time to come. CONFLICT where a colleague has the chat. */
export const laterReplies = {
  list: base
    .route({ method: 'GET', path, tags, summary: 'Replies that wait for their time (staff)' })
    .input(chat)
    .output(LaterReplies),
  add: base
    .route({
      method: 'POST',
      path,
      successStatus: 201,
      tags,
      summary: 'Send a reply later; the chat is mine by it (staff)',
    })
    .input(chat.extend({ message: MessageText, send_at: Instant }))
    .output(LaterReplies),
  /** What is left out stays as it is; with another time it no longer waits for a yes. */
  change: base
    .route({
      method: 'PATCH',
      path: `${path}/{reply_id}`,
      tags,
      summary: 'Change a reply that waits, or its time (staff)',
    })
    .input(one.extend({ message: MessageText.optional(), send_at: Instant.optional() }))
    .output(LaterReplies),
  send: base
    .route({ method: 'POST', path: `${path}/{reply_id}/send`, tags, summary: 'Send a reply that waits now (staff)' })
    .input(one)
    .output(LaterReplies),
  cancel: base
    .route({
      method: 'POST',
      path: `${path}/{reply_id}/cancel`,
      tags,
      summary: 'Do not send a reply that waits (staff)',
    })
    .input(one)
    .output(LaterReplies),
};
