import type { EventKind } from '../events.ts';

/** What an owner's own server can be told of, and the page's words for it. */
export const webhookKinds = [
  { kind: 'conversation.opened', words: 'A guest starts a chat' },
  { kind: 'message.added', words: 'A message is written in a chat' },
  { kind: 'conversation.handoff_requested', words: 'A chat needs a person' },
  { kind: 'conversation.emergency', words: 'A guest reports danger' },
  { kind: 'work_order.opened', words: 'A work order is opened' },
  { kind: 'work_order.changed', words: 'A work order changes' },
  { kind: 'work_order.completed', words: 'A contractor finishes' },
  { kind: 'offer.accepted', words: 'A contractor accepts a job' },
  { kind: 'offer.declined', words: 'A contractor declines a job' },
  { kind: 'dispatch.exhausted', words: 'No contractor is left to ask' },
  { kind: 'approval.requested', words: 'Something needs your approval' },
  { kind: 'owner_question.asked', words: 'The assistant has a question for you' },
  { kind: 'property.changed', words: 'A property is added, changed or removed' },
  { kind: 'contractor.changed', words: 'A contractor is added, changed or removed' },
] as const satisfies readonly { kind: EventKind; words: string }[];
export type WebhookKind = (typeof webhookKinds)[number]['kind'];

/** The kind of a delivery that only tries an address out. */
export const testKind = 'test.sent';
