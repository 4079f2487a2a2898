import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { testKind, type WebhookKind, webhookKinds } from './webhook-kinds.ts';

const kinds = webhookKinds.map(({ kind }) => kind) as [WebhookKind, ...WebhookKind[]]; // the list is not empty

/**
 * The body of a webhook's call: `type`, `timestamp` and `data` as Standard Webhooks has them, and the event's id, which
 * is `webhook-id` too. `data` of a test is empty.
 */
export const WebhookPayload = z
  .object({
    id: z.string(),
    type: z.enum([...kinds, testKind]),
    timestamp: Instant,
    /** Of before; it goes with the next release. */
    created_at: Instant,
    data: z.object({
      conversation_id: Id.nullable().optional(),
      work_order_id: Id.nullable().optional(),
      property_id: Id.nullable().optional(),
    }),
  })
  .meta({ id: 'WebhookPayload' });
export type WebhookPayload = z.infer<typeof WebhookPayload>;
