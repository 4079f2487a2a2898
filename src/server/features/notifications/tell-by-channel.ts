import { eq } from 'drizzle-orm';
import type { NotificationKind, Telling } from '#contract/enumerations.ts';
import { findContactPoint } from '#features/contractors';
import { tellContractor } from '#features/dispatch';
import { rulesFor } from '#features/protocols';
import { users } from '#server/db/tables/accounts.ts';
import type { RecordedEvent } from '#server/kernel/events.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { Notice } from './notices.ts';

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
  owner: ['nobody_accepted'],
  contact: ['emergency', 'nobody_accepted'],
};

/** Beside the row in the dashboard: the owner by mail, the Contact Point Person by their own method, as the rules say. */
export async function tellByChannel(
  unit: Unit,
  event: RecordedEvent,
  notice: Notice,
  publicUrl: string,
): Promise<void> {
  if (!event.property_id) return;
  const { told } = await rulesFor(unit, event.customer_id, event.property_id);
  const isTold = (who: 'owner' | 'contact', telling: Telling) =>
    telling !== 'nothing' &&
    (important[who].includes(notice.kind) || (telling === 'everything' && work.includes(notice.kind)));
  if (isTold('owner', told.owner_mail)) await mailOwner(unit, event, notice, publicUrl);
  if (isTold('contact', told.contact_point)) await tellContactPoint(unit, event.property_id, event.id, notice);
}

async function mailOwner(unit: Unit, event: RecordedEvent, notice: Notice, publicUrl: string): Promise<void> {
  const [owner] = await unit.tx
    .select({ email: users.email, name: users.full_name })
    .from(users)
    .where(eq(users.id, event.customer_id));
  if (!owner) return;
  const link = event.work_order_id
    ? `${publicUrl}/dashboard/work-orders?work-order=${event.work_order_id}`
    : `${publicUrl}/dashboard`;
  await unit.enqueue('mail.send', {
    messageId: `notice-${event.id}@porchlight`,
    to: owner.email,
    subject: notice.title,
    text: `Hello ${owner.name},\n\n${notice.message}\n\n${link}\n\nWho is told of what: ${publicUrl}/dashboard/protocols\n`,
  });
}

async function tellContactPoint(unit: Unit, propertyId: string, eventId: bigint, notice: Notice): Promise<void> {
  const contact = await findContactPoint(unit, propertyId);
  if (contact?.status !== 'active') return;
  const words = `${notice.title}. ${notice.message}`;
  await tellContractor(unit, contact, { messageId: `contact-${eventId}@porchlight`, subject: notice.title, words });
}
