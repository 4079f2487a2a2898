import { messageAuthors, messageKinds } from '../enumerations/conversations.ts';
import { serviceTypes } from '../enumerations/trades.ts';
import { dispatchStates, urgencies, workOrderStatuses } from '../enumerations/work-orders.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/conversations/guest-api.ts';
import { Id, Instant } from '../paging.ts';
import { AccessSaid } from '../work-orders/access-said.ts';
import { OrderMessage } from '../work-orders/order-thread.ts';
import { VisitTime } from '../work-orders/work-orders.ts';
import { z } from '../z.ts';

/** Where an answer was taken from: a property field ("Parking") or an article. */
export const Source = z.object({
  kind: z.enum(['fact', 'article', 'playbook', 'safety']),
  id: z.string(),
  title: z.string(),
});
export type Source = z.infer<typeof Source>;

/** A work order as it shows inside a chat; it changes there as the job goes on. */
export const WorkOrderCard = z.object({
  id: Id,
  reference: z.string(),
  subject_line: z.string(),
  urgency_level: z.enum(urgencies),
  service_type: z.enum(serviceTypes),
  status: z.enum(workOrderStatuses),
  dispatch_state: z.enum(dispatchStates),
  contractor_name: z.string().nullable(),
  arrival_from: Instant.nullable(),
  arrival_to: Instant.nullable(),
  /** Times to choose from; empty when there is nothing to choose. */
  proposed_times: z.array(VisitTime),
  guest_rating: z.number().int().nullable(),
  /** Open, and told of by somebody whose stay is not confirmed. */
  guest_unconfirmed: z.boolean(),
  /** It goes on in another work order, which told of the same trouble. Absent where it does not. */
  merged: z.boolean().optional(),
  /** In a chat that joined it and whose guest nobody checked: it is seen there, and nothing of it decided. */
  watched: z.boolean().optional(),
  /** In the chat that told of it, whose guest nobody checked: what it asks is answered after the stay check. */
  check_first: z.boolean().optional(),
  /** To the guest alone: what they may do to it as it stands. Absent where they decide nothing of it. */
  can: z.object({ cancel: z.boolean(), other_time: z.boolean(), say_access: z.boolean() }).optional(),
  /** To the guest alone: what they said of getting in and of pets. Absent where they said nothing. */
  access: AccessSaid.optional(),
  /** To the guest alone: what was written about it and is for them. Absent where they may not write there. */
  thread: z.array(OrderMessage).optional(),
});
export type WorkOrderCard = z.infer<typeof WorkOrderCard>;

export const Message = z
  .object({
    id: Id,
    author: z.enum(messageAuthors),
    author_name: z.string().nullable(),
    kind: z.enum(messageKinds),
    /**
     * Plain text. A released secret stands as `{{secret:<name>}}` (a vault name, `street_address` or `article:<id>`),
     * its value in `secrets` and only for the verified guest of a current stay.
     */
    body: z.string(),
    sources: z.array(Source),
    secrets: z.array(z.object({ name: z.string(), label: z.string(), value: z.string().nullable() })),
    work_order: WorkOrderCard.nullable(),
    photo_url: z.string().nullable(),
    /** The sender's own id for it; sending the same one again gives the same message. */
    client_id: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

export const MessageText = z.string().trim().min(1, copy.messageMissing).max(limits.messageLength, copy.messageTooLong);
