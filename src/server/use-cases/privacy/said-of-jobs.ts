// What guests said of jobs: each report that joined one, and whatever was added later. The report that a job was opened
// from stands in the job alone.
import { inArray, sql } from 'drizzle-orm';
import { leftOut, saidBy } from '#features/work-orders';
import { workOrderEvents, workOrderJoins } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type Said = { order: string; chat: string; words: string; subject: string | null };

/** Oldest first, each once. */
export async function saidOf({ tx }: UnitOfWork, orders: readonly string[]): Promise<Said[]> {
  if (orders.length === 0) return [];
  const { rows } = await tx.execute<Said>(sql`
    select work_order_id as order, conversation_id as chat, why as words, subject from (
      select e.work_order_id, e.conversation_id, e.why, null as subject, e.at from ${workOrderEvents} e
      where ${inArray(sql`e.work_order_id`, [...orders])} and e.conversation_id is not null and e.why is not null
      union all
      select j.work_order_id, j.conversation_id, j.report->>'issue_summary', j.report->>'subject_line', j.created_at
      from ${workOrderJoins} j where ${inArray(sql`j.work_order_id`, [...orders])}
    ) said order by at`);
  return rows.map((one) => ({ ...one, words: withoutWords(one.words, wordsOfOthers(rows, one)) }));
}

/** A report that was a job's first may hold what others reported behind it. */
const wordsOfOthers = (all: readonly Said[], { order, chat, words }: Said): string[] =>
  all.filter((other) => other.order === order && other.chat !== chat && other.words !== words).map((one) => one.words);

/** So much of "Also reported:" says nothing. */
const harmless = 8;

/** What a job says of its trouble, without what was added to it in these words; what it begins with stays. */
export function withoutWords(text: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((left, said) => withoutOne(left, [`\n${saidBy(said)}`, `\n${said}`]), text);
}

function withoutOne(text: string, pieces: readonly string[]): string {
  const whole = pieces.find((piece) => text.includes(piece));
  if (whole) return text.replace(whole, () => '');
  const cut = pieces.map((piece) => begunIn(text, piece)).find((begun) => begun !== undefined);
  if (!cut) return text;
  return text.endsWith(cut) ? text.slice(0, -cut.length) : text.replace(cut + leftOut, () => leftOut);
}

/** Where a job had no room for all, the words before the newest are cut; formerly those at the end were. */
function begunIn(text: string, piece: string): string | undefined {
  if (!text.includes(leftOut) && text.length < 4000) return undefined;
  for (let length = piece.length; length > harmless; length--) {
    const begun = piece.slice(0, length);
    if (text.includes(begun + leftOut) || text.endsWith(begun)) return begun;
  }
  return undefined;
}
