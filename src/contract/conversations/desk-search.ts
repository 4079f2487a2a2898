import { workOrderStatuses } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { ConversationRow } from './conversations.ts';
import { DeskPlace } from './desk.ts';

export const FoundOrder = z
  .object({
    id: Id,
    reference: z.string(),
    subject_line: z.string(),
    property_name: z.string(),
    status: z.enum(workOrderStatuses),
    /** The chat it was told of in; null where it was opened without one. */
    conversation_id: Id.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'FoundOrder' });
export type FoundOrder = z.infer<typeof FoundOrder>;

/** What holds all the words, the latest first, twenty of each at most. */
export const DeskFindings = z
  .object({
    /** By what was said, which `match` shows, or by the name of who writes. */
    chats: z.array(ConversationRow),
    orders: z.array(FoundOrder),
    places: z.array(DeskPlace),
  })
  .meta({ id: 'DeskFindings' });
export type DeskFindings = z.infer<typeof DeskFindings>;

/** For staff. Each search is a row of the security log, and one of each owner whose chats it shows. */
export const deskSearch = {
  find: base
    .route({
      method: 'GET',
      path: '/desk/search',
      tags: ['conversations'],
      summary: 'Chats, work orders, properties and owners that hold words, by the beginnings of the words (staff)',
    })
    .input(z.object({ q: z.string().trim().min(2).max(limits.shortText) }))
    .output(DeskFindings),
};
