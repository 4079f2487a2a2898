import { safetyKinds, waitingReplies } from '../enumerations/conversations.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/conversations/proposals.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/**
 * What the assistant would say where a person sends. A secret stands in it as `{{secret:<name>}}`, and is released on
 * sending.
 */
export const ReplyDraft = z
  .object({
    id: Id,
    body: z.string(),
    /** What sending does besides, as sentences ("Opens a work order: …"). */
    will: z.array(z.string()),
    created_at: Instant,
  })
  .meta({ id: 'ReplyDraft' });
export type ReplyDraft = z.infer<typeof ReplyDraft>;

/**
 * A guest is in danger, until that is settled; or waits because of the owner's rules: for a proposal to be sent, or
 * where people answer, for one of the desk.
 */
export const WaitingReply = z
  .object({
    conversation_id: Id,
    kind: z.enum(waitingReplies),
    property_name: z.string(),
    guest_name: z.string().nullable(),
    /** What the guest wrote last; null for a photo alone. */
    asked: z.string().nullable(),
    /** Which danger, where there is one. */
    danger: z.enum(safetyKinds).nullable(),
    /** Who of the desk has the chat of somebody in danger. */
    taken_by: z.string().nullable(),
    since: Instant,
  })
  .meta({ id: 'WaitingReply' });
export type WaitingReply = z.infer<typeof WaitingReply>;

const tags = ['conversations'];

/** For the desk and for the thread's owner. */
export const replyDrafts = {
  /** At most 100, danger first; of the others those that a person of the desk has taken are theirs. */
  waiting: base
    .route({
      method: 'GET',
      path: '/reply-drafts',
      tags,
      summary: 'Guests of mine in danger, then those who wait for a reply, longest first',
    })
    .output(z.object({ items: z.array(WaitingReply) })),
  /** CONFLICT when it was sent or dropped before, or when the guest wrote again and a newer one waits. */
  send: base
    .route({ method: 'POST', path: '/reply-drafts/{id}/send', tags, summary: 'Send what the assistant proposes' })
    .input(z.object({ id: Id, body: z.string().trim().min(1, copy.replyNeeded).max(limits.longText) }))
    .output(z.object({ id: Id })),
  drop: base
    .route({ method: 'POST', path: '/reply-drafts/{id}/drop', tags, summary: 'Throw it away; the thread stays open' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
};
