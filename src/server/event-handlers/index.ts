import { announce } from '#features/developers';
import { notifyOwner } from '#features/notifications';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { CustomerEventKind, RecordedEvent } from '#server/kernel/events.ts';
import type { HandleEvents, UnitOfWork } from '#server/kernel/transaction.ts';
import { onAccount } from './accounts.ts';
import { onAlarm } from './alarms.ts';
import { onApproval } from './approvals.ts';
import { onContractor } from './contractors.ts';
import { onConversation } from './conversations.ts';
import { onDispatch } from './dispatch.ts';
import { onGuest } from './guests.ts';
import type { Handlers } from './handlers.ts';
import { onKnowledge } from './knowledge.ts';
import { onMessage } from './messages.ts';
import { onOffer } from './offers.ts';
import { onOwnerQuestion } from './owner-questions.ts';
import { onProperty } from './properties.ts';
import { onVisit } from './visits.ts';
import { onWorkOrder } from './work-orders.ts';

/** "When X happened, do Y": the only place where features meet sideways. */
const handlers: Handlers = {
  ...onAccount,
  ...onAlarm,
  ...onApproval,
  ...onContractor,
  ...onConversation,
  ...onDispatch,
  ...onGuest,
  ...onKnowledge,
  ...onMessage,
  ...onOffer,
  ...onOwnerQuestion,
  ...onProperty,
  ...onVisit,
  ...onWorkOrder,
  'notification.added': [],
  'notification.changed': [],
  'reply.proposed': [],
  'secret.released': [],
  'sla.warned': [],
  'sla.breached': [],
  'sla.met': [],
  'stay.changed': [],
  'stay.code_due': [],
  'stay.guessed': [],
  'subscription.changed': [],
};

/** Whatever happens, its owner and their webhooks are told of it where they want to be, and its handlers follow. */
export const createEventHandling =
  (deps: () => Deps): HandleEvents =>
  async (unit, events) => {
    for (const event of events) await notifyOwner(unit, event);
    await allSettledInOrder(announceAll(unit, events), follow(unit, events, deps()));
  };

async function announceAll<K extends CustomerEventKind>(unit: UnitOfWork, events: RecordedEvent<K>[]): Promise<void> {
  for (const event of events) await announce(unit, event);
}

async function follow<K extends CustomerEventKind>(
  unit: UnitOfWork,
  events: RecordedEvent<K>[],
  deps: Deps,
): Promise<void> {
  const [first] = events;
  if (!first) return;
  for (const handle of handlers[first.kind]) {
    if ('ofAll' in handle) await handle.ofAll(unit, events, deps);
    else for (const event of events) await handle(unit, event, deps);
  }
}
