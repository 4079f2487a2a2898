import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { findContactPoint } from '#features/contractors';
import { findThread } from '#features/conversations';
import { tellContractor } from '#features/dispatch';
import { findProperty } from '#features/properties';
import { quietUntil, rulesFor } from '#features/protocols';
import { findWorkOrder } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { heldMails } from '#server/db/tables/notifications.ts';
import type { RecordedEvent } from '#server/kernel/events.ts';
import { sendToOwner } from '#server/kernel/owner-mail.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { footOf, type MailDeps, mailOf, type Word } from './word.ts';

/** A question or an approval of the owner's, by mail with a link that answers it. */
export async function tellOwner(
  unit: Unit,
  event: RecordedEvent,
  about: { kind: 'question' | 'approval'; id: string },
  deps: MailDeps,
): Promise<void> {
  if (!event.property_id) return;
  const word: Word = {
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
  await tellInTime(unit, event, word, deps);
}

/**
 * At once, or in the owner's quiet hours when they are over. What would come too late by then does not wait, nor does
 * danger.
 */
export async function tellInTime(unit: Unit, event: RecordedEvent, word: Word, deps: MailDeps): Promise<void> {
  const until = await waitsUntil(unit, event, word.property_id);
  if (word.recipient === 'contact') return until ? hold(unit, word, until) : tellContact(unit, word);
  const mail = await mailOf(unit, word, deps);
  if (!mail) return;
  if (until && !(mail.before && mail.before <= until)) return hold(unit, word, until);
  await sendToOwner(unit, word.kind === 'notice' ? { ...mail, body: `${mail.body}\n\n${footOf(deps)}` } : mail);
}

async function waitsUntil(unit: Unit, event: RecordedEvent, propertyId: string): Promise<Date | null> {
  const { timezone } = await findProperty(unit, propertyId);
  const rules = await rulesFor(unit, event.customer_id, propertyId);
  return quietUntil(rules, await urgencyOf(unit, event), unit.now, timezone);
}

/** Of the job, or else of the chat. */
async function urgencyOf(unit: Unit, event: RecordedEvent): Promise<Urgency | null> {
  if (event.kind === 'conversation.emergency') return 'urgent';
  if (event.work_order_id) return (await findWorkOrder(unit, event.work_order_id)).urgency_level;
  return event.conversation_id ? (await findThread(unit, event.conversation_id)).urgency : null;
}

const hold = async ({ tx, now }: Unit, word: Word, due_at: Date): Promise<void> => {
  await tx
    .insert(heldMails)
    .values({ id: newId(), ...word, due_at, created_at: now })
    .onConflictDoNothing();
};

/** The Contact Point Person, by their own method. */
async function tellContact(unit: Unit, { property_id, event_id, title, message }: Word): Promise<void> {
  const contact = await findContactPoint(unit, property_id);
  if (contact?.status !== 'active') return;
  const words = `${title}. ${message}`;
  await tellContractor(unit, contact, { messageId: `contact-${event_id}@porchlight`, subject: title, words });
}
