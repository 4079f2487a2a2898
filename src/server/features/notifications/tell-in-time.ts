import type { ReachTopic } from '#contract/enumerations/reach.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { heldUntil, reachOf, speakingToOwner, textOwner } from '#features/accounts';
import { findContactPoint } from '#features/contractors';
import { findThread } from '#features/conversations';
import { tellContractor } from '#features/dispatch';
import { findProperty } from '#features/properties';
import { quietUntil, rulesFor } from '#features/protocols';
import { findWorkOrder } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { heldMails } from '#server/db/tables/notifications.ts';
import { type EventSubject, subjectOf } from '#server/kernel/events.ts';
import { sendToOwner } from '#server/kernel/owner-mail.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { footOf, type HeldMail, mailOf } from './held-mail.ts';

/** A question or an approval of the owner's, by mail with a link that answers it. */
export async function tellOwner(
  unit: UnitOfWork,
  event: { id: bigint; customer_id: string; property_id: string } & Partial<EventSubject>,
  about: { kind: 'question' | 'approval'; id: string },
): Promise<void> {
  const heldMail: HeldMail = {
    customer_id: event.customer_id,
    property_id: event.property_id,
    event_id: event.id,
    recipient: 'owner',
    kind: about.kind,
    about_id: about.id,
    title: '',
    message: '',
    path: '',
  };
  const urgency = await urgencyOf(unit, subjectOf(event));
  await speakingToOwner(unit, event.customer_id, () => tellInTime(unit, heldMail, { topic: about.kind, urgency }));
}

type About = { topic: ReachTopic | null; urgency: Urgency | null };

/**
 * At once, or when the quiet hours of the property and the owner's own are over. What would come too late by then does
 * not wait, nor does danger.
 */
export async function tellInTime(unit: UnitOfWork, heldMail: HeldMail, about: About): Promise<void> {
  const byRules = await waitsUntil(unit, about.urgency, heldMail);
  if (heldMail.recipient === 'contact') return byRules ? hold(unit, heldMail, byRules) : tellContact(unit, heldMail);
  const reach = await reachOf(unit, heldMail.customer_id);
  const channel = about.topic ? reach.channels[about.topic] : 'mail';
  if (channel === 'dashboard') return;
  const mail = await mailOf(unit, heldMail);
  if (!mail) return;
  const until = later(byRules, heldUntil(reach, about.topic, unit.now));
  if (until && !(mail.before && mail.before <= until)) return hold(unit, heldMail, until);
  await sendToOwner(unit, heldMail.kind === 'notice' ? { ...mail, body: `${mail.body}\n\n${footOf(unit)}` } : mail);
  if (channel === 'mail_and_text')
    await textOwner(unit, heldMail.customer_id, { ...mail, link: linkOf(unit, heldMail) });
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other && one > other ? one : (other ?? one);

function linkOf({ links }: UnitOfWork, { kind, about_id, path }: HeldMail): string {
  if (about_id && kind === 'question') return links.answer.urlFor(about_id);
  return about_id && kind === 'approval' ? links.approval.urlFor(about_id) : links.page(path);
}

async function waitsUntil(
  unit: UnitOfWork,
  urgency: Urgency | null,
  { property_id, customer_id }: HeldMail,
): Promise<Date | null> {
  const { timezone } = await findProperty(unit, property_id);
  return quietUntil(await rulesFor(unit, customer_id, property_id), urgency, unit.now, timezone);
}

/** Of the job, or else of the chat. */
export async function urgencyOf(unit: UnitOfWork, event: EventSubject): Promise<Urgency | null> {
  if (event.work_order_id) return (await findWorkOrder(unit, event.work_order_id)).urgency_level;
  return event.conversation_id ? (await findThread(unit, event.conversation_id)).urgency : null;
}

const hold = async ({ tx, now }: UnitOfWork, heldMail: HeldMail, due_at: Date): Promise<void> => {
  await tx
    .insert(heldMails)
    .values({ id: newId(), ...heldMail, due_at, created_at: now })
    .onConflictDoNothing();
};

/** The Contact Point Person, by their own method. */
async function tellContact(unit: UnitOfWork, { property_id, event_id, title, message }: HeldMail): Promise<void> {
  const contact = await findContactPoint(unit, property_id);
  if (contact?.status !== 'active') return;
  const words = `${title}. ${message}`;
  await tellContractor(unit, contact, { messageId: `contact-${event_id}@porchlight`, subject: title, words });
}
