import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/conversations/saved-replies.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/** Everybody's on the team, which a lead edits, or one person's own. */
export const replyScopes = ['team', 'own'] as const;
/** What becomes of the chat once the reply is sent. */
export const afterReplies = ['stay', 'snooze_30_minutes', 'snooze_2_hours', 'snooze_tomorrow', 'close'] as const;
export type AfterReply = (typeof afterReplies)[number];

export const savedReplyLimits = {
  nameLength: 60,
  /** Of the team, and of each person. */
  replies: 200,
} as const;

const fields = {
  name: z.string().trim().min(1, copy.nameNeeded).max(savedReplyLimits.nameLength, copy.nameTooLong),
  /** With variables between braces (`reply-variables.ts`): `Hello {guest_first_name}`. */
  body: z.string().trim().min(1, copy.bodyNeeded).max(limits.messageLength, copy.bodyTooLong),
  after: z.enum(afterReplies),
};
export const SavedReplyForm = z.object({ ...fields, scope: z.enum(replyScopes) });
export type SavedReplyForm = z.infer<typeof SavedReplyForm>;

/** A reply that is written once and sent often. */
export const SavedReply = SavedReplyForm.extend({
  id: Id,
  /** Whoever reads it may change and remove it. */
  editable: z.boolean(),
  updated_at: Instant,
}).meta({ id: 'SavedReply' });
export type SavedReply = z.infer<typeof SavedReply>;

const tags = ['conversations'];
const one = z.object({ id: Id });

/**
 * For staff. Each sees the team's and their own; the team's are a lead's to edit (403). 422 with `body` among its
 * fields where it names a variable that there is not, 409 with `name` where another one has that name.
 */
export const savedReplies = {
  list: base
    .route({ method: 'GET', path: '/desk/replies', tags, summary: "The team's saved replies and my own, by name" })
    .output(z.object({ items: z.array(SavedReply) })),
  create: base
    .route({ method: 'POST', path: '/desk/replies', successStatus: 201, tags, summary: 'Save a reply (staff)' })
    .input(SavedReplyForm)
    .output(SavedReply),
  change: base
    .route({ method: 'PATCH', path: '/desk/replies/{id}', tags, summary: 'Change a saved reply (staff)' })
    .input(one.extend(z.object(fields).partial().shape))
    .output(SavedReply),
  remove: base
    .route({ method: 'POST', path: '/desk/replies/{id}/remove', tags, summary: 'Remove a saved reply (staff)' })
    .input(one)
    .output(SavedReply),
};
