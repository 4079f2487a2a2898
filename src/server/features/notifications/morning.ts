import { speakingToOwner } from '#features/accounts';
// The quiet hours are over: what waited is told, to the owner as one mail. The row decides, the sweep is the clock.

import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/notifications/notices.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { retention } from '#contract/privacy/retention.ts';
import { findContactPoint } from '#features/contractors';
import { tellContractor } from '#features/dispatch';
import { heldMails } from '#server/db/tables/notifications.ts';
import { type OwnerMail, sendToOwner } from '#server/kernel/owner-mail.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { footOf, mailOf } from './held-mail.ts';

const copy = spoken(copyInEnglish);

const keptDays = retention.heldMails.days;

type HeldMailRow = typeof heldMails.$inferSelect;

/** Owners for whom something waited. The unit is the system's. */
export async function dueMornings({ tx, now }: UnitOfWork): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ customer_id: heldMails.customer_id })
    .from(heldMails)
    .where(isDue(now))
    .limit(200);
  return rows.map(({ customer_id }) => customer_id);
}

/** Tells one owner, and the Contact Point Persons, of all that waited; of two nodes the second finds nothing. */
export async function tellOfNight(unit: UnitOfWork, customerId: string): Promise<void> {
  const held = await unit.tx
    .select()
    .from(heldMails)
    .where(and(eq(heldMails.customer_id, customerId), isDue(unit.now)))
    .orderBy(asc(heldMails.event_id))
    .limit(200)
    .for('update', { skipLocked: true });
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  await unit.tx.update(heldMails).set({ told_at: unit.now }).where(inArray(heldMails.id, ids));
  await speakingToOwner(unit, customerId, () => mailNight(unit, held));
  await tellContacts(unit, held);
}

async function mailNight(unit: UnitOfWork, held: HeldMailRow[]): Promise<void> {
  const mails: OwnerMail[] = [];
  for (const heldMail of held.filter(({ recipient }) => recipient === 'owner')) {
    const mail = await mailOf(unit, heldMail);
    if (mail) mails.push(mail);
  }
  const mail = asOne(mails);
  if (mail) await sendToOwner(unit, { ...mail, body: `${mail.body}\n\n${footOf(unit)}` });
}

const isDue = (now: Date) => and(isNull(heldMails.told_at), lte(heldMails.due_at, now));

/** What was told some days ago is not looked at again. */
export const purgeExpiredHeldMails = ({ tx, now }: UnitOfWork) =>
  tx.delete(heldMails).where(lte(heldMails.told_at, new Date(now.getTime() - keptDays * 86_400_000)));

/** Several become one, in the order in which they came up. */
function asOne(mails: OwnerMail[]): OwnerMail | undefined {
  const [first] = mails;
  if (!first || mails.length === 1) return first;
  const things = mails.map(({ subject, body }, at) => `${at + 1}. ${subject}\n\n${body}`);
  return {
    ...first,
    messageId: `morning-${first.messageId}`,
    subject: fill(copy.cameUp, { count: mails.length }),
    body: [fill(copy.cameUpList, { count: mails.length }), ...things].join('\n\n'),
  };
}

/** By their own method, all about one property together. */
async function tellContacts(unit: UnitOfWork, held: HeldMailRow[]): Promise<void> {
  const ofContacts = held.filter(({ recipient }) => recipient === 'contact');
  for (const propertyId of new Set(ofContacts.map(({ property_id }) => property_id))) {
    const contact = await findContactPoint(unit, propertyId);
    if (contact?.status !== 'active') continue;
    const words = ofContacts.filter(({ property_id }) => property_id === propertyId);
    const [first] = words;
    if (!first) continue;
    await tellContractor(unit, contact, {
      messageId: `contact-${first.event_id}@porchlight`,
      subject: words.length === 1 ? first.title : fill(copy.cameUpForContact, { count: words.length }),
      words: words.map(({ title, message }) => `${title}. ${message}`).join('\n\n'),
    });
  }
}
