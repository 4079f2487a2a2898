import { eq } from 'drizzle-orm';
import type { StayCheck } from '#contract/stays.ts';
import { checkStay } from '#features/stays';
import { conversations } from '#server/db/tables/conversations.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { type GuestThreadRecord, idsOfThread } from './threads.ts';

/** Passes the stay check for a thread: from then on it is that stay's. A wrong try changes nothing but the count. */
export async function verifyGuest(
  unit: Unit,
  thread: GuestThreadRecord,
  check: StayCheck,
): Promise<{ verified: boolean; tries_left: number }> {
  const subject = { customerId: thread.customer_id, propertyId: thread.property_id, conversationId: thread.id };
  const { stay, triesLeft } = await checkStay(unit, subject, check);
  if (!stay) return { verified: false, tries_left: triesLeft };
  await unit.tx
    .update(conversations)
    .set({
      stay_id: stay.id,
      verified_at: unit.now,
      guest_name: stay.guest_name ?? thread.guest_name,
      guest_phone: stay.guest_phone ?? thread.guest_phone,
      guest_email: stay.guest_email ?? thread.guest_email,
      updated_at: unit.now,
    })
    .where(eq(conversations.id, thread.id));
  await unit.emit({ kind: 'guest.verified', ...idsOfThread(thread), data: { stay_id: stay.id } });
  return { verified: true, tries_left: triesLeft };
}
