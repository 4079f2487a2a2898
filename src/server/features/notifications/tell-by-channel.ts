import type { NotificationKind, Telling } from '#contract/enumerations/accounts.ts';
import type { ReachTopic } from '#contract/enumerations/reach.ts';
import { rulesFor } from '#features/protocols';
import type { EventIds } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Notice } from './notices.ts';
import { tellInTime, urgencyOf } from './tell-in-time.ts';

type Recipient = 'owner' | 'contact';

/**
 * From which setting on each hears of a kind by their own channel; nobody of what has mails of its own (dangers and
 * approvals of the owner: alarm-mails, approval-mail) or none.
 */
const heardFrom: Record<NotificationKind, Partial<Record<Recipient, 'important' | 'everything'>>> = {
  emergency: { contact: 'important' },
  nobody_accepted: { owner: 'important', contact: 'important' },
  reply_waiting: { owner: 'important' },
  stay_guessed: { owner: 'important' },
  code_shown: { owner: 'important' },
  work_order_opened: { owner: 'everything', contact: 'everything' },
  work_order_accepted: { owner: 'everything', contact: 'everything' },
  work_order_scheduled: { owner: 'everything', contact: 'everything' },
  work_order_on_site: { owner: 'everything', contact: 'everything' },
  work_order_completed: { owner: 'everything', contact: 'everything' },
  work_order_cancelled: { owner: 'everything', contact: 'everything' },
  contractor_declined: { owner: 'everything', contact: 'everything' },
  person_requested: {},
  approval_needed: {},
  owner_question: {},
  support_reply: {},
  code_due: {},
};

/** As what the owner chose how to be told of it; what is not here comes by mail. */
const topicOf: Partial<Record<NotificationKind, ReachTopic>> = {
  nobody_accepted: 'nobody_took',
  reply_waiting: 'guest_waits',
  work_order_opened: 'job_news',
  work_order_accepted: 'job_news',
  work_order_scheduled: 'job_news',
  work_order_on_site: 'job_news',
  work_order_completed: 'job_news',
  work_order_cancelled: 'job_news',
  contractor_declined: 'job_news',
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
    const heldMail = { ...about, title, message, path: pathOf(event) };
    await tellInTime(unit, heldMail, { topic: topicOf[kind] ?? null, urgency });
  }
}

function isTold(who: Recipient, telling: Telling, kind: NotificationKind): boolean {
  const from = heardFrom[kind][who];
  return from !== undefined && (telling === 'everything' || telling === from);
}

function pathOf({ work_order_id, conversation_id }: EventIds): string {
  if (work_order_id) return `/dashboard/work-orders?work-order=${work_order_id}`;
  return conversation_id ? `/dashboard/conversations?chat=${conversation_id}` : '/dashboard';
}
