import type { Say } from '#contract/messages/languages.ts';
import { subjectIn } from '#features/assistant';
import { findThread, postMessage } from '#features/conversations';
import { findProperty } from '#features/properties';
import { asWatched, chatsOf, findWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { type ChatSentences, sayInChat } from '#server/kernel/guest-words.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** What a line is made of, as one chat may know it and in its guest's language. */
export type Telling = {
  say: Say<ChatSentences>;
  language: string;
  /** What is wrong, in one line. */
  subject: string;
  /** Who comes, as they stand first in a sentence and within one. */
  contractor: string;
  contractorWithin: string;
  order: WorkOrderRecord;
  timeZone: string;
  /** The chat joined the job, and nobody checked its guest. */
  watches: boolean;
};

/** Posts a line of the house into every thread that hears of the work order, in each as much as it may know. */
export async function tellGuests(
  unit: UnitOfWork,
  event: { work_order_id: string },
  words: (telling: Telling) => string,
): Promise<void> {
  const order = await findWorkOrder(unit, event.work_order_id);
  const { timezone } = await findProperty(unit, order.property_id);
  for (const { id, watches } of await chatsOf(unit, order.id)) {
    const thread = await findThread(unit, id);
    const seen = watches ? asWatched(order) : order;
    const told = { ...tellingOf(seen, thread.language), timeZone: timezone, watches };
    await postMessage(unit, thread, { author: 'system', kind: 'event', body: words(told) });
  }
}

export function tellingOf(order: WorkOrderRecord, language: string): Omit<Telling, 'timeZone' | 'watches'> {
  const say: Say<ChatSentences> = (key, ...values) => sayInChat(language, key, ...values);
  return {
    say,
    language,
    order,
    subject: subjectIn(language, order.subject_line),
    contractor: order.assigned_contractor_name ?? say('theContractor'),
    contractorWithin: order.assigned_contractor_name ?? say('theContractorWithin'),
  };
}
