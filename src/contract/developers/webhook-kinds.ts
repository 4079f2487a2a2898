import type { EventKind } from '../events.ts';
import * as copy from '../messages/en/developers.ts';

/** What an owner's own server can be told of, and the page's words for it. */
export const webhookKinds = [
  { kind: 'conversation.opened', words: copy.chatOpened },
  { kind: 'message.added', words: copy.messageAdded },
  { kind: 'conversation.handoff_requested', words: copy.personNeeded },
  { kind: 'conversation.emergency', words: copy.dangerReported },
  { kind: 'sla.warned', words: copy.slaWarned },
  { kind: 'sla.breached', words: copy.slaBreached },
  { kind: 'sla.met', words: copy.slaMet },
  { kind: 'work_order.opened', words: copy.orderOpened },
  { kind: 'work_order.changed', words: copy.orderChanged },
  { kind: 'work_order.completed', words: copy.orderCompleted },
  { kind: 'offer.accepted', words: copy.offerAccepted },
  { kind: 'offer.declined', words: copy.offerDeclined },
  { kind: 'dispatch.exhausted', words: copy.nobodyLeft },
  { kind: 'approval.requested', words: copy.approvalRequested },
  { kind: 'owner_question.asked', words: copy.questionAsked },
  { kind: 'property.changed', words: copy.propertyChanged },
  { kind: 'contractor.changed', words: copy.contractorChanged },
] as const satisfies readonly { kind: EventKind; words: string }[];
export type WebhookKind = (typeof webhookKinds)[number]['kind'];

/** The kind of a delivery that only tries an address out. */
export const testKind = 'test.sent';
