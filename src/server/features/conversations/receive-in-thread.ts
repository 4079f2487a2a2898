import { answersAnything, rulesFor } from '#features/protocols';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockThread } from './hand-over.ts';
import { type GuestMessage, receiveMessage } from './receive-message.ts';
import type { GuestThreadRecord } from './threads.ts';

/**
 * The row is held first: two lines of one guest at once follow each other, and each sees the thread as the other left
 * it.
 */
export async function receiveInThread(
  unit: UnitOfWork,
  { id, customer_id, property_id }: GuestThreadRecord,
  message: GuestMessage,
) {
  const [thread, rules] = await allSettledInOrder(lockThread(unit, id), rulesFor(unit, customer_id, property_id));
  return receiveMessage(unit, thread, message, answersAnything(rules));
}
