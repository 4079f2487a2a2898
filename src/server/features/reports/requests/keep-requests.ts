import { inArray } from 'drizzle-orm';
import type { Channel } from '#contract/enumerations/conversations.ts';
import { newId } from '#server/db/tables/columns.ts';
import { reportChats, reportRequests } from '#server/db/tables/reports.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { chatHistories, type ReportedChat } from './chat-histories.ts';
import { requestsOf } from './requests-of.ts';

/** So many rows in one statement. */
const rowsAtOnce = 500;

/** Counts the requests of these chats anew. Twice is once. The unit is the system's. */
export async function keepRequests(unit: UnitOfWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx, now } = unit;
  const chats = await chatHistories(unit, ids);
  const here = chats.map(({ id }) => id);
  const rows = chats.flatMap(toRows);
  const gone = ids.filter((id) => !here.includes(id));
  if (gone.length > 0)
    await tx.update(reportRequests).set({ conversation_id: null }).where(inArray(reportRequests.conversation_id, gone));
  await tx.delete(reportRequests).where(inArray(reportRequests.conversation_id, here));
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx.insert(reportRequests).values(rows.slice(at, at + rowsAtOnce));
  await tx.delete(reportChats).where(inArray(reportChats.conversation_id, [...ids]));
  if (chats.length > 0)
    await tx
      .insert(reportChats)
      .values(chats.map(({ id, customer_id }) => ({ conversation_id: id, customer_id, read_at: now })));
}

/** Exported for the test that compares what is kept with what the rows say. */
export function toRows({ id, customer_id, property_id, channel, language, happenings }: ReportedChat) {
  return requestsOf(happenings).map((one) => ({
    id: newId(),
    customer_id,
    property_id,
    conversation_id: id,
    channel: channel as Channel, // as the database's own check holds it
    language,
    started_at: one.startedAt,
    last_at: one.lastAt,
    settles_at: one.settlesAt,
    topic: one.topic,
    family: one.family,
    outcome: one.outcome,
    why: one.why,
    first_word_seconds: one.firstWordSeconds,
    handed_at: one.handedAt,
    claim_seconds: one.claimSeconds,
    human_seconds: one.humanSeconds,
    opened_order: one.openedOrder,
  }));
}
