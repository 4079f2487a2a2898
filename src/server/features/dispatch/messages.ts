import { eq } from 'drizzle-orm';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import { dollars } from '#contract/money.ts';
import type { ContractorRecord } from '#features/contractors';
import type { WorkOrderRecord } from '#features/work-orders';
import { properties } from '#server/db/tables/properties.ts';
import { clockTime } from '#server/kernel/mail-words.ts';
import { showPhone } from '#server/kernel/phones.ts';
import type { SignedLinks } from '#server/kernel/signed-links.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type OfferToTell = { id: string; expires_at: Date };

/** Tells the contractor by their own method. No street, no guest, no code: those come with accepting. */
export async function notifyOfOffer(
  unit: UnitOfWork,
  links: SignedLinks,
  order: WorkOrderRecord,
  contractor: ContractorRecord,
  offer: OfferToTell,
): Promise<void> {
  const [property] = await unit.tx
    .select({ city: properties.city, state: properties.state, timezone: properties.timezone })
    .from(properties)
    .where(eq(properties.id, order.property_id));
  const area = property ? `${property.city}, ${property.state}` : 'your area';
  const by = clockTime(offer.expires_at, property?.timezone ?? 'UTC');
  const link = links.urlFor(offer.id);
  const title = `${urgencyLabels[order.urgency_level]} ${withinSentence(serviceTypeLabels[order.service_type])} job in ${area}`;
  const messageId = `offer-${offer.id}@porchlight`;
  const nte = dollars(order.nte_cents);
  if (contractor.notification_method === 'email' && contractor.email) {
    await unit.enqueue('mail.send', {
      messageId,
      contractorId: contractor.id,
      offerId: offer.id,
      to: contractor.email,
      subject: `${title}: ${order.subject_line}`,
      text: `Hello ${contractor.company_name},\n\n${order.issue_summary}\n\nNot to exceed: ${nte}\nPlease accept or decline by ${by}:\n${link}\n\nPorchlight, for the owner\n`,
    });
  } else if (contractor.notification_method === 'text') {
    await unit.enqueue('text.send', {
      messageId,
      to: contractor.phone,
      body: `${title}: ${order.subject_line}. NTE ${nte}. Accept or decline by ${by}: ${link}`,
    });
  } else {
    const script = `Call ${contractor.company_name} at ${showPhone(contractor.phone)}. ${title}: ${order.subject_line}. ${order.issue_summary} Not to exceed ${nte}. They have until ${by}. Answer for them here: ${link}`;
    await unit.enqueue('call.ask', { messageId, to: contractor.phone, script });
  }
}

/** Any other word to a contractor, by their own method; a call is a person's to make. */
export async function tellContractor(
  unit: UnitOfWork,
  contractor: ContractorRecord,
  { messageId, subject, words }: { messageId: string; subject: string; words: string },
): Promise<void> {
  const { id, email, phone, company_name, notification_method } = contractor;
  if (notification_method === 'email' && email) {
    const text = `Hello ${company_name},\n\n${words}\n\nPorchlight, for the owner\n`;
    await unit.enqueue('mail.send', { messageId, contractorId: id, to: email, subject, text });
  } else if (notification_method === 'text') {
    await unit.enqueue('text.send', { messageId, to: phone, body: words });
  } else {
    await unit.enqueue('call.ask', {
      messageId,
      to: phone,
      script: `Call ${company_name} at ${showPhone(phone)}. ${words}`,
    });
  }
}

/** ", arriving 9:00 AM to 10:00 AM PST", in the property's zone; empty when no time was named. */
export function arrivalWords(order: WorkOrderRecord, timeZone: string): string {
  if (!order.arrival_from) return '';
  return order.arrival_to
    ? `, arriving ${clockTime(order.arrival_from, timeZone)} to ${clockTime(order.arrival_to, timeZone)}`
    : `, arriving about ${clockTime(order.arrival_from, timeZone)}`;
}

/** "Fri, Nov 20, 1:00 PM PST to 3:00 PM PST". */
export function windowText({ from, to }: { from: string; to: string }, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  return `${day.format(new Date(from))}, ${clockTime(new Date(from), timeZone)} to ${clockTime(new Date(to), timeZone)}`;
}

export async function zoneOf({ tx }: UnitOfWork, propertyId: string): Promise<string> {
  const [row] = await tx
    .select({ timezone: properties.timezone })
    .from(properties)
    .where(eq(properties.id, propertyId));
  return row?.timezone ?? 'UTC';
}

/** A label in the middle of a sentence: 'plumbing', but 'HVAC'. */
const withinSentence = (label: string) => (label === label.toUpperCase() ? label : label.toLowerCase());
