import { eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/conversations/alarm-mails.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { reachOf, speakingToOwner, type TeamMember, textOwner } from '#features/accounts';
import { findProperty } from '#features/properties';
import { users } from '#server/db/tables/accounts.ts';
import type { alarms } from '#server/db/tables/desk.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { dangerWords } from '#server/kernel/labels.ts';
import { speaking } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { GuestThreadRecord } from './threads.ts';

const copy = spoken(copyInEnglish);

type Alarm = typeof alarms.$inferSelect;

/**
 * To one person of a rung: where, what, and that taking the chat stops the ringing. None of the guest's words: they may
 * hold a code.
 */
export const mailRung = (
  unit: UnitOfWork,
  alarm: Alarm,
  thread: GuestThreadRecord,
  person: TeamMember,
): Promise<void> => speaking(person.language, () => toTeamMember(unit, alarm, thread, person));

async function toTeamMember(
  unit: UnitOfWork,
  alarm: Alarm,
  thread: GuestThreadRecord,
  person: TeamMember,
): Promise<void> {
  const { name, city, state } = await findProperty(unit, thread.property_id);
  await unit.enqueue('mail.send', {
    messageId: `alarm-${alarm.id}-${alarm.rings}-${person.id}@porchlight`,
    to: person.email,
    subject: fill(copy.rungSubject, { property: name, danger: dangerOf(alarm) }),
    text: fill(copy.rungText, {
      person: person.name,
      guest: thread.guest_name ?? copy.someGuest,
      property: name,
      city,
      state,
      danger: dangerOf(alarm),
      link: unit.links.page(`/console?thread=${thread.id}`),
    }),
  });
}

/** The owner is told with the first ring; what they can do is call the guest or go there. */
export const mailOwner = (unit: UnitOfWork, alarm: Alarm, thread: GuestThreadRecord): Promise<void> =>
  speakingToOwner(unit, alarm.customer_id, () => toOwner(unit, alarm, thread));

async function toOwner(unit: UnitOfWork, alarm: Alarm, thread: GuestThreadRecord): Promise<void> {
  const [[owner], { name }] = await allSettledInOrder(
    unit.tx.select({ email: users.email, name: users.full_name }).from(users).where(eq(users.id, alarm.customer_id)),
    findProperty(unit, thread.property_id),
  );
  if (!owner) return;
  const messageId = `alarm-${alarm.id}-owner@porchlight`;
  const subject = fill(copy.ownerSubject, { property: name, danger: dangerOf(alarm) });
  await unit.enqueue('mail.send', {
    messageId,
    to: owner.email,
    subject,
    text: fill(copy.ownerText, {
      owner: owner.name,
      guest: thread.guest_name ?? copy.someGuest,
      property: name,
      danger: dangerOf(alarm),
    }),
  });
  const { channels } = await reachOf(unit, alarm.customer_id);
  const link = unit.links.page(`/dashboard/conversations?chat=${thread.id}`);
  if (channels.danger === 'mail_and_text') await textOwner(unit, alarm.customer_id, { messageId, subject, link });
}

/** As it stands within a sentence. */
const dangerOf = ({ danger }: Alarm): string => dangerWords[danger].toLowerCase();
