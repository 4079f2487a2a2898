import { eq } from 'drizzle-orm';
import type { StayCheck } from '#contract/stays/stays.ts';
import { findProperty } from '#features/properties';
import {
  type CheckResult,
  type CheckSubject,
  checkCode,
  checkStay,
  findStay,
  isToBe,
  readStayToken,
  type StayRecord,
} from '#features/stays';
import { conversations } from '#server/db/tables/conversations.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { type GuestThreadRecord, idsOfThread } from './threads.ts';

export type Checked = { verified: boolean; tries_left: number; lockedUntil: string | null; counted: boolean };

/** Passes the stay check for a thread: from then on it is that stay's. A wrong try changes nothing but the count. */
export async function verifyGuest(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  check: StayCheck,
  network: string | null = null,
): Promise<Checked> {
  return settle(unit, thread, await checkStay(unit, subjectOf(thread, network), check));
}

/** The same by a code that was sent to the stay's own address. */
export async function verifyByCode(
  unit: UnitOfWork,
  vault: Vault,
  thread: GuestThreadRecord,
  { code, network }: { code: string; network: string | null },
): Promise<Checked> {
  return settle(unit, thread, await checkCode(unit, vault, subjectOf(thread, network), code));
}

async function settle(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  { stay, triesLeft, lockedUntil, counted }: CheckResult,
) {
  if (stay) await belongTo(unit, thread, stay);
  const until = lockedUntil?.toISOString() ?? null;
  return { verified: stay !== undefined, tries_left: triesLeft, lockedUntil: until, counted };
}

/**
 * By the personal link. It cannot be guessed, so a wrong one (made anew, cancelled, over, of another house) counts as
 * no try.
 */
export async function verifyByLink(unit: UnitOfWork, vault: Vault, thread: GuestThreadRecord, token: string) {
  const named = readStayToken(vault, token);
  const stay = named && (await findStay(unit, named.id));
  const isGood =
    stay !== undefined &&
    stay.property_id === thread.property_id &&
    isToBe(stay, (await findProperty(unit, stay.property_id)).timezone, unit.now) &&
    stay.link_version === named?.link_version;
  // A reload brings the link again: the thread is that stay's already, and nothing is told twice.
  if (isGood && !(thread.stay_id === stay.id && thread.verified_at)) await belongTo(unit, thread, stay);
  return { verified: isGood };
}

export const subjectOf = (thread: GuestThreadRecord, network: string | null): CheckSubject => ({
  customerId: thread.customer_id,
  propertyId: thread.property_id,
  conversationId: thread.id,
  network,
});

/** Who writes is who the booking says, and nothing more: what stood there may be of the stay before. */
async function belongTo(unit: UnitOfWork, thread: GuestThreadRecord, stay: StayRecord): Promise<void> {
  await unit.tx
    .update(conversations)
    .set({
      stay_id: stay.id,
      verified_at: unit.now,
      guest_name: stay.guest_name,
      guest_phone: stay.guest_phone,
      guest_email: stay.guest_email,
      updated_at: unit.now,
    })
    .where(eq(conversations.id, thread.id));
  await unit.emit({ kind: 'guest.verified', ...idsOfThread(thread), payload: { stay_id: stay.id } });
}
