import * as copyInEnglish from '#contract/messages/en/work-orders/thread.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { OrderSide } from '#contract/work-orders/order-sides.ts';
import { subjectIn } from '#features/assistant';
import { findThread, postMessage } from '#features/conversations';
import { tellAssigned } from '#features/dispatch';
import {
  chatsOf,
  findOrderMessage,
  findWorkOrder,
  isCheckedChat,
  isToldAlready,
  type OrderMessageRecord,
} from '#features/work-orders';
import { sayInChat } from '#server/kernel/guest-words.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

/**
 * A line was written in a job's thread: its guests read it in their chats, where it is for them; what another guest wrote
 * never is. Its contractor is sent the link, and never the words, which stand behind it.
 */
export async function tellOfOrderMessage(unit: UnitOfWork, workOrderId: string, messageId: string): Promise<void> {
  const line = await findOrderMessage(unit, messageId);
  if (line.guest_reads && line.side !== 'guest') await tellGuests(unit, workOrderId, line, line.side);
  if (line.side !== 'contractor') await tellContractor(unit, workOrderId, line);
}

async function tellGuests(
  unit: UnitOfWork,
  workOrderId: string,
  line: OrderMessageRecord,
  side: Exclude<OrderSide, 'guest'>,
): Promise<void> {
  const order = await findWorkOrder(unit, workOrderId);
  for (const { id, watches } of await chatsOf(unit, workOrderId)) {
    if (watches) continue;
    // Whoever holds the QR card alone is told how far the job is, and no words about it.
    if (order.reporter === 'unchecked' && !(await isCheckedChat(unit, id))) continue;
    const thread = await findThread(unit, id);
    const words = { subject: subjectIn(thread.language, order.subject_line), words: line.body };
    const contractor = line.author_name ?? sayInChat(thread.language, 'theContractor');
    const body =
      side === 'contractor'
        ? sayInChat(thread.language, 'wroteContractor', { ...words, contractor })
        : sayInChat(thread.language, wroteBy[side], words);
    await postMessage(unit, thread, { author: 'system', kind: 'event', body });
  }
}

const wroteBy = { desk: 'wroteTeam', owner: 'wroteHost' } as const;

async function tellContractor(unit: UnitOfWork, workOrderId: string, line: OrderMessageRecord): Promise<void> {
  if (await isToldAlready(unit, workOrderId, line.id)) return;
  const { subject_line: subject } = await findWorkOrder(unit, workOrderId);
  await tellAssigned(
    unit,
    workOrderId,
    () => fill(copy.wroteToContractor, { side: copy[sideNames[line.side]], subject }),
    () => copy.wroteSubject,
  );
}

const sideNames = {
  contractor: 'sideContractor',
  desk: 'sideDesk',
  owner: 'sideOwner',
  guest: 'sideGuest',
} as const satisfies Record<OrderSide, string>;
