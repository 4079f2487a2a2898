import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { Stay } from '../stays/stays.ts';
import { z } from '../z.ts';
import { ConversationRow } from './conversations.ts';
import { WorkOrderCard } from './messages.ts';

/** A work order that was told of before. */
export const PastOrder = WorkOrderCard.extend({ property_name: z.string(), created_at: Instant });
export type PastOrder = z.infer<typeof PastOrder>;

/**
 * One guest of an owner. Stays belong together by their e-mail address or phone number, never by a name alone; chats by
 * the stay check. The latest 50 of each.
 */
export const GuestHistory = z
  .object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    stays: z.array(Stay),
    conversations: z.array(ConversationRow),
    work_orders: z.array(PastOrder),
  })
  .meta({ id: 'GuestHistory' });
export type GuestHistory = z.infer<typeof GuestHistory>;

const one = z.object({ id: Id });

/** For owners. */
export const guestHistory = {
  ofStay: base
    .route({
      method: 'GET',
      path: '/stays/{id}/guest',
      tags: ['stays'],
      summary: 'The guest of a stay: all their stays, chats and work orders',
    })
    .input(one)
    .output(GuestHistory),
  ofChat: base
    .route({
      method: 'GET',
      path: '/conversations/{id}/guest',
      tags: ['conversations'],
      summary: 'The guest of a chat: all their stays, chats and work orders',
    })
    .input(one)
    .output(GuestHistory),
};
