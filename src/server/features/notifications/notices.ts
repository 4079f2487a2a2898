import type { NotificationKind } from '#contract/enumerations/accounts.ts';
import type { EventKind } from '#contract/events.ts';
import type { RecordedEvent } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { emergency, personRequested, questionAsked, replyProposed, supportReplied } from './chat-notices.ts';
import { codeDue, stayGuessed } from './stay-notices.ts';
import { accepted, approvalNeeded, changed, completed, declined, nobodyAccepted, opened } from './work-notices.ts';

/** What the owner is told. With `untilRead` the same about the same chat waits until the first was read. */
export type Notice = { kind: NotificationKind; title: string; message: string; untilRead?: boolean };

/** Undefined when this one is not worth a word. The unit's actor sees what the event is about. */
export type MakeNotice = (unit: UnitOfWork, event: RecordedEvent) => Promise<Notice | undefined>;

/** Of which events an owner is told. */
export const notices: Partial<Record<EventKind, MakeNotice>> = {
  'conversation.handoff_requested': personRequested,
  'conversation.emergency': emergency,
  'message.added': supportReplied,
  'reply.proposed': replyProposed,
  'owner_question.asked': questionAsked,
  'work_order.opened': opened,
  'work_order.changed': changed,
  'work_order.completed': completed,
  'offer.accepted': accepted,
  'offer.declined': declined,
  'dispatch.exhausted': nobodyAccepted,
  'approval.requested': approvalNeeded,
  'stay.code_due': codeDue,
  'stay.guessed': stayGuessed,
};
