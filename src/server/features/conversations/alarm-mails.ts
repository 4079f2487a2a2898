import { eq } from 'drizzle-orm';
import { dangerWords } from '#contract/enumerations/conversations.ts';
import type { TeamMember } from '#features/accounts';
import { findProperty } from '#features/properties';
import { users } from '#server/db/tables/accounts.ts';
import type { alarms } from '#server/db/tables/desk.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { GuestThreadRecord } from './threads.ts';

type Alarm = typeof alarms.$inferSelect;

/**
 * To one person of a rung: where, what, and that taking the chat stops the ringing. None of the guest's words: they may
 * hold a code.
 */
export async function mailRung(
  unit: UnitOfWork,
  alarm: Alarm,
  thread: GuestThreadRecord,
  person: TeamMember,
): Promise<void> {
  const { name, city, state } = await findProperty(unit, thread.property_id);
  await unit.enqueue('mail.send', {
    messageId: `alarm-${alarm.id}-${alarm.rings}-${person.id}@porchlight`,
    to: person.email,
    subject: `EMERGENCY at ${name}: ${dangerWords[alarm.danger].toLowerCase()}`,
    text: `Hello ${person.name},\n\n${dangerWords[alarm.danger]}, says ${thread.guest_name ?? 'a guest'} at ${name}, ${city}, ${state}. They were told at once what to do.\n\nTake the chat: ${unit.links.page(`/console?thread=${thread.id}`)}\n\nTaking it stops the ringing. Until somebody does, more people are rung every few minutes.\n\nPorchlight\n`,
  });
}

/** The owner is told with the first ring; what they can do is call the guest or go there. */
export async function mailOwner(unit: UnitOfWork, alarm: Alarm, thread: GuestThreadRecord): Promise<void> {
  const [[owner], { name }] = await allSettledInOrder(
    unit.tx.select({ email: users.email, name: users.full_name }).from(users).where(eq(users.id, alarm.customer_id)),
    findProperty(unit, thread.property_id),
  );
  if (!owner) return;
  await unit.enqueue('mail.send', {
    messageId: `alarm-${alarm.id}-owner@porchlight`,
    to: owner.email,
    subject: `Emergency at ${name}: ${dangerWords[alarm.danger].toLowerCase()}`,
    text: `Hello ${owner.name},\n\n${dangerWords[alarm.danger]}, says ${thread.guest_name ?? 'a guest'} at ${name}. They were told at once what to do, and our people on call are being rung.\n\nPorchlight\n`,
  });
}
