import type { NotificationKind } from '#contract/enumerations/accounts.ts';
import type { CustomerEventKind, RecordedEvent } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { emergency, lineAdded, personRequested, questionAsked, replyProposed } from './chat-notices.ts';
import { codeDue, codeShown, stayGuessed } from './stay-notices.ts';
import {
  accepted,
  approvalNeeded,
  changed,
  completed,
  declined,
  messageAdded,
  nobodyAccepted,
  opened,
  runningLate,
  visitAgreed,
} from './work-notices.ts';

/**
 * What the owner is told. With `untilRead` the same about the same chat waits until the first was read. `stayId` where it
 * names the guest of a stay and comes from no chat: it goes with that guest.
 */
export type Notice = {
  kind: NotificationKind;
  title: string;
  message: string;
  untilRead?: boolean;
  stayId?: string;
};

/** Undefined when this one is not worth a word. The unit's actor sees what the event is about. */
export type MakeNotice<K extends CustomerEventKind> = (
  unit: UnitOfWork,
  event: RecordedEvent<K>,
) => Promise<Notice | undefined>;

/** Of which events an owner is told: null where of none of a kind. */
export const notices: { [K in CustomerEventKind]: MakeNotice<K> | null } = {
  'account.changed': null,
  'account.access_ended': null,
  'alarm.rung': null,
  'approval.decided': null,
  'approval.requested': approvalNeeded,
  'article.changed': null,
  'contractor.changed': null,
  'conversation.changed': null,
  'conversation.emergency': emergency,
  'conversation.handoff_requested': personRequested,
  'conversation.opened': null,
  'dispatch.exhausted': nobodyAccepted,
  'guest.verified': null,
  'message.added': lineAdded,
  'notification.added': null,
  'notification.changed': null,
  'offer.accepted': accepted,
  'offer.declined': declined,
  'offer.expired': null,
  'offer.made': null,
  'owner_question.answered': null,
  'owner_question.asked': questionAsked,
  'owner_question.changed': null,
  'owner_question.overdue': null,
  'property.changed': null,
  'protocol.changed': null,
  'reply.proposed': replyProposed,
  'secret.released': codeShown,
  'sla.warned': null,
  'sla.breached': null,
  'sla.met': null,
  'stay.changed': null,
  'stay.code_due': codeDue,
  'stay.guessed': stayGuessed,
  'subscription.changed': null,
  'visit.late': runningLate,
  'visit.no_access': null,
  'visit.other_time': null,
  'visit.agreed': visitAgreed,
  'visit.proposed': null,
  'work_order.changed': changed,
  'work_order.completed': completed,
  'work_order.joined': null,
  'work_order.message_added': messageAdded,
  'work_order.opened': opened,
};
