// Finds an owner's chats by who writes and where, and by what was said, through an index of words (`messages_words`).
import { and, desc, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { likePattern } from '#server/kernel/text-match.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** The beginnings of words; at most so many, since each costs a look into the index. */
const most = 8;
export const wordsIn = (q: string): string[] => (q.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most);
export const asked = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/**
 * One line of the chat holds all the words. `app_chats_saying` looks for whoever the transaction is: an index of words
 * cannot be read through the policies of the rows, so the function holds them itself.
 */
export function wasSaid(q: string) {
  const words = wordsIn(q);
  return words.length === 0 ? undefined : sql`${conversations.id} in (select app_chats_saying(${asked(words)}))`;
}

/**
 * As `saysWords` over guest and place, for an owner's thousands of chats: the words are looked for in each property
 * once, and of a chat in its guest's name alone.
 */
export function isNamed(customerId: string, q: string): SQL | undefined {
  const places = sql`concat_ws(' ', ${properties.name}, ${properties.street_address}, ${properties.city})`;
  return and(
    ...q.split(/\s+/).map((word) =>
      or(
        ilike(conversations.guest_name, likePattern(word)),
        sql`${conversations.property_id} in (select ${properties.id} from ${properties}
          where ${properties.customer_id} = ${customerId} and ${places} ilike ${likePattern(word)})`,
      ),
    ),
  );
}

/** Each with the latest of its lines that says the words. */
export async function withMatches({ tx }: UnitOfWork, rows: ConversationRow[], q: string): Promise<ConversationRow[]> {
  const words = wordsIn(q);
  if (words.length === 0 || rows.length === 0) return rows;
  const found = await tx
    .selectDistinctOn([messages.conversation_id], { id: messages.conversation_id, body: messages.body })
    .from(messages)
    .where(
      and(
        inArray(
          messages.conversation_id,
          rows.map(({ id }) => id),
        ),
        ne(messages.kind, 'note'),
        sql`to_tsvector('simple', app_plain(${messages.body})) @@ to_tsquery('simple', app_plain(${asked(words)}))`,
      ),
    )
    .orderBy(messages.conversation_id, desc(messages.created_at), desc(messages.id));
  const bodies = new Map(found.map(({ id, body }) => [id, body]));
  return rows.map((row) => ({ ...row, match: around(bodies.get(row.id), words) }));
}

const shown = { before: 40, all: 160 };

/** The part of a line where the first of the words begins that is spelled as it was typed. */
function around(body: string | undefined, words: readonly string[]): string | null {
  if (body === undefined) return null;
  const low = body.toLowerCase();
  const at = Math.min(
    ...words.map((word) => low.indexOf(word.toLowerCase())).filter((where) => where >= 0),
    low.length,
  );
  const from = at === low.length || at <= shown.before ? 0 : body.lastIndexOf(' ', at - shown.before) + 1;
  const to = from + shown.all;
  return `${from > 0 ? '…' : ''}${body.slice(from, to)}${to < body.length ? '…' : ''}`;
}
