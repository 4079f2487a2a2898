import type { NotificationKind, Telling } from '#contract/enumerations/accounts.ts';
import { rulesFor } from '#features/protocols';
import type { EventIds } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Notice } from './notices.ts';
import { tellInTime, urgencyOf } from './tell-in-time.ts';

/** About jobs and dangers at a property; the rest has mails of its own or none. */
const work: NotificationKind[] = [
  'work_order_opened',
  'work_order_accepted',
  'work_order_scheduled',
  'work_order_on_site',
  'work_order_completed',
  'work_order_cancelled',
  'contractor_declined',
];
const important: Record<'owner' | 'contact', NotificationKind[]> = {
  // Of danger and of what waits for an answer the owner has a mail already (alarm-mails, approval-mail).
  owner: ['nobody_accepted', 'reply_waiting', 'stay_guessed'],
  contact: ['emergency', 'nobody_accepted'],
};

/**
 * Beside the row in the dashboard: the owner by mail, the Contact Point Person by their own method, as the rules say.
 */
export async function tellByChannel(
  unit: UnitOfWork,
  event: EventIds,
  { kind, title, message }: Notice,
): Promise<void> {
  const { property_id, customer_id } = event;
  if (!property_id) return;
  const { told } = await rulesFor(unit, customer_id, property_id);
  const tellings = { owner: told.owner_mail, contact: told.contact_point };
  for (const recipient of ['owner', 'contact'] as const) {
    if (!isTold(recipient, tellings[recipient], kind)) continue;
    const about = { customer_id, property_id, event_id: event.id, recipient, kind: 'notice' as const, about_id: null };
    const urgency = kind === 'emergency' ? 'urgent' : await urgencyOf(unit, event);
    await tellInTime(unit, urgency, { ...about, title, message, path: pathOf(event) });
  }
}

const isTold = (who: 'owner' | 'contact', telling: Telling, kind: NotificationKind): boolean =>
  telling !== 'nothing' && (important[who].includes(kind) || (telling === 'everything' && work.includes(kind)));

function pathOf({ work_order_id, conversation_id }: EventIds): string {
  if (work_order_id) return `/dashboard/work-orders?work-order=${work_order_id}`;
  return conversation_id ? `/dashboard/conversations?chat=${conversation_id}` : '/dashboard';
}
