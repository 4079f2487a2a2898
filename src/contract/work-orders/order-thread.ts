import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/work-orders/thread.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { orderSides } from './order-sides.ts';

/** One line of a job's own thread. `author_name`: null where its reader is not told who of a side it was. */
export const OrderMessage = z
  .object({
    id: Id,
    side: z.enum(orderSides),
    author_name: z.string().nullable(),
    body: z.string(),
    /** Whether the guest reads it, too: always of their own. */
    guest_reads: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'OrderMessage' });
export type OrderMessage = z.infer<typeof OrderMessage>;

export const OrderMessageText = z.string().trim().min(1, copy.messageMissing).max(limits.longText);

export const orderThread = {
  /** INVALID on `message` for what holds one of the property's codes; CONFLICT once the job is cancelled. */
  write: base
    .route({
      method: 'POST',
      path: '/work-orders/{id}/messages',
      tags: ['work orders'],
      summary: "Write in the job's thread; its contractor reads it, and its guest where that is said (owner, staff)",
    })
    .input(z.object({ id: Id, message: OrderMessageText, guest_reads: z.boolean() }))
    .output(z.object({ items: z.array(OrderMessage) })),
};
