import { eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/dispatch/messages.ts';
import * as ownInEnglish from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';
import { presentLocale, spoken } from '#contract/messages/spoken.ts';
import { dollars } from '#contract/money.ts';
import type { ContractorRecord } from '#features/contractors';
import { speakingToContractor } from '#features/contractors';
import type { WorkOrderRecord } from '#features/work-orders';
import { properties } from '#server/db/tables/properties.ts';
import { serviceTypeLabels, urgencyLabels } from '#server/kernel/labels.ts';
import { clockTime } from '#server/kernel/mail-words.ts';
import { showPhone } from '#server/kernel/phones.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);
const own = spoken(ownInEnglish);

type OfferToTell = { id: string; expires_at: Date };

/** Tells the contractor by their own method. No street, no guest, no code: those come with accepting. */
export const notifyOfOffer = (
  unit: UnitOfWork,
  order: WorkOrderRecord,
  contractor: ContractorRecord,
  offer: OfferToTell,
): Promise<void> => speakingToContractor(contractor, () => tellOfOffer(unit, order, contractor, offer));

async function tellOfOffer(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  contractor: ContractorRecord,
  offer: OfferToTell,
): Promise<void> {
  const link = unit.links.job.urlFor(offer.id);
  const words = {
    ...(await aboutOffer(unit, order, offer)),
    company: contractor.company_name,
    link,
    jobs: jobsLink(unit, contractor),
  };
  const messageId = `offer-${offer.id}@porchlight`;
  if (contractor.notification_method === 'email' && contractor.email) {
    await unit.enqueue('mail.send', {
      messageId,
      contractorId: contractor.id,
      offerId: offer.id,
      to: contractor.email,
      subject: fill(copy.offerSubject, words),
      text: fill(copy.offerMail, words),
    });
  } else if (contractor.notification_method === 'text') {
    await unit.enqueue('text.send', { messageId, to: contractor.phone, body: fill(copy.offerText, words) });
  } else {
    const script = fill(copy.offerScript, { ...words, phone: showPhone(contractor.phone) });
    await unit.enqueue('call.ask', { messageId, to: contractor.phone, script });
  }
}

/** To all that the contractor has to do with this owner. */
const jobsLink = ({ links }: UnitOfWork, { id, link_version }: ContractorRecord) =>
  links.contractor.urlFor(id, link_version);

/** What every one of them says of the job: where about it is, what is wrong, what it may cost, until when it is open. */
async function aboutOffer(unit: UnitOfWork, order: WorkOrderRecord, offer: OfferToTell) {
  const [property] = await unit.tx
    .select({ city: properties.city, state: properties.state, timezone: properties.timezone })
    .from(properties)
    .where(eq(properties.id, order.property_id));
  const title = fill(copy.offerTitle, {
    urgency: urgencyLabels[order.urgency_level],
    trade: withinSentence(serviceTypeLabels[order.service_type]),
    area: property ? `${property.city}, ${property.state}` : copy.areaUnknown,
  });
  return {
    title,
    subject: saidSubject(order.subject_line),
    issue: order.issue_summary,
    amount: dollars(order.nte_cents),
    by: clockTime(offer.expires_at, property?.timezone ?? 'UTC'),
  };
}

/** Any other word to a contractor, by their own method; a call is a person's to make. */
export async function tellContractor(
  unit: UnitOfWork,
  contractor: ContractorRecord,
  { messageId, subject, words }: { messageId: string; subject: string; words: string },
): Promise<void> {
  const { id, email, phone, company_name, notification_method } = contractor;
  if (notification_method === 'email' && email) {
    const text = fill(copy.mail, { company: company_name, words, jobs: jobsLink(unit, contractor) });
    await unit.enqueue('mail.send', { messageId, contractorId: id, to: email, subject, text });
  } else if (notification_method === 'text') {
    await unit.enqueue('text.send', { messageId, to: phone, body: words });
  } else {
    await unit.enqueue('call.ask', {
      messageId,
      to: phone,
      script: fill(copy.script, { company: company_name, phone: showPhone(phone), words }),
    });
  }
}

/** ", arriving 9:00 AM to 10:00 AM PST", in the property's zone; empty when no time was named. */
export function arrivalWords(order: WorkOrderRecord, timeZone: string): string {
  if (!order.arrival_from) return '';
  const from = clockTime(order.arrival_from, timeZone);
  return order.arrival_to
    ? fill(own.arrivingFromTo, { from, to: clockTime(order.arrival_to, timeZone) })
    : fill(own.arrivingAbout, { from });
}

/** "Fri, Nov 20, 1:00 PM PST to 3:00 PM PST". */
export function windowText({ from, to }: { from: string; to: string }, timeZone: string): string {
  const day = new Intl.DateTimeFormat(presentLocale(), { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  return fill(copy.visitWindow, {
    day: day.format(new Date(from)),
    from: clockTime(new Date(from), timeZone),
    to: clockTime(new Date(to), timeZone),
  });
}

/** As above; without an end, "Fri, Nov 20, 1:00 PM PST". */
export function arrivalTime({ from, to }: { from: Date; to: Date | null }, timeZone: string): string {
  if (to) return windowText({ from: from.toISOString(), to: to.toISOString() }, timeZone);
  return clockTime(from, timeZone, { weekday: 'short', month: 'short', day: 'numeric' });
}

export async function zoneOf({ tx }: UnitOfWork, propertyId: string): Promise<string> {
  const [row] = await tx
    .select({ timezone: properties.timezone })
    .from(properties)
    .where(eq(properties.id, propertyId));
  return row?.timezone ?? 'UTC';
}

/** A label in the middle of a sentence: 'plumbing', but 'HVAC'. */
export const withinSentence = (label: string) => (label === label.toUpperCase() ? label : label.toLowerCase());
