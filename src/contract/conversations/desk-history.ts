import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { ConversationRow } from './conversations.ts';
import { PastOrder } from './guest-history.ts';

/** What one of the team left for the others. */
export const PastNote = z
  .object({
    id: Id,
    conversation_id: Id,
    author_name: z.string().nullable(),
    body: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'PastNote' });
export type PastNote = z.infer<typeof PastNote>;

/** What was before, the latest ten of each; the chat itself and its own work orders apart. */
export const DeskHistory = z
  .object({
    /** Null where nobody checked whose guest it is: what they say of themselves makes no other chat theirs. */
    guest: z
      .object({ chats: z.array(ConversationRow), orders: z.array(PastOrder), notes: z.array(PastNote) })
      .nullable(),
    property: z.object({ chats: z.array(ConversationRow), orders: z.array(PastOrder) }),
  })
  .meta({ id: 'DeskHistory' });
export type DeskHistory = z.infer<typeof DeskHistory>;

/** For staff. */
export const deskHistory = {
  ofChat: base
    .route({
      method: 'GET',
      path: '/conversations/{id}/history',
      tags: ['conversations'],
      summary: 'What was before with the guest and at the property of a chat (staff)',
    })
    .input(z.object({ id: Id }))
    .output(DeskHistory),
};
