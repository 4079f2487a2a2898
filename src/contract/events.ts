import { eventIterator } from '@orpc/contract';
import { base } from './errors.ts';
import { Id } from './paging.ts';
import { z } from './z.ts';

/**
 * Everything that can happen, named noun.past-participle. Events carry ids only; whoever is told reads what it may
 * see.
 */
export const eventKinds = [
  'conversation.opened',
  'conversation.changed',
  'conversation.handoff_requested',
  'conversation.emergency',
  'alarm.rung',
  'message.added',
  'sla.warned',
  'sla.breached',
  'sla.met',
  'reply.proposed',
  'guest.verified',
  'secret.released',
  'stay.changed',
  'stay.code_due',
  'stay.guessed',
  'work_order.opened',
  'work_order.changed',
  'work_order.joined',
  'work_order.message_added',
  'work_order.completed',
  'offer.made',
  'offer.accepted',
  'offer.declined',
  'offer.expired',
  'dispatch.exhausted',
  'visit.agreed',
  'visit.proposed',
  'visit.other_time',
  'visit.no_access',
  'visit.late',
  'approval.requested',
  'approval.decided',
  'owner_question.asked',
  'owner_question.answered',
  'owner_question.overdue',
  'owner_question.changed',
  'notification.added',
  'notification.changed',
  'property.changed',
  'contractor.changed',
  'article.changed',
  'protocol.changed',
  'question.asked',
  'question.answered',
  'rota.changed',
  'account.changed',
  'account.access_ended',
  'subscription.changed',
] as const;
export type EventKind = (typeof eventKinds)[number];

export const LiveEvent = z
  .object({
    /** What a stream is resumed after. */
    id: z.string(),
    /** `reset`: more happened than is told again; whatever is shown is to be read anew. */
    kind: z.enum([...eventKinds, 'reset']),
    conversation_id: Id.nullable(),
    work_order_id: Id.nullable(),
    property_id: Id.nullable(),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof LiveEvent>;

/**
 * What the assistant has said so far of a reply that is still being made. It is kept nowhere, may all be taken back, and
 * is over with the message that follows.
 */
export const ReplySoFar = z
  .object({
    kind: z.literal('reply.so_far'),
    conversation_id: Id,
    /** The guest's line that it answers, the last of them. */
    answers: Id,
    body: z.string(),
  })
  .meta({ id: 'ReplySoFar' });
export type ReplySoFar = z.infer<typeof ReplySoFar>;

export const live = {
  events: base
    .route({
      method: 'GET',
      path: '/events',
      tags: ['live'],
      summary:
        'Live stream for the signed-in; resume with Last-Event-ID, which is told `reset` when it is too long ago',
    })
    .output(eventIterator(LiveEvent)),
  guestEvents: base
    .route({
      method: 'GET',
      path: '/guest/{token}/conversations/{id}/events',
      tags: ['guest'],
      summary: 'Live stream of one thread, with what the assistant is about to say',
    })
    .input(z.object({ token: z.string().min(10).max(200), id: Id }))
    .output(eventIterator(z.union([LiveEvent, ReplySoFar]))),
};
