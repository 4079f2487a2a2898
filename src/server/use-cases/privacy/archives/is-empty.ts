import { type SQL, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { properties } from '#server/db/tables/properties.ts';
import { protocols } from '#server/db/tables/protocols.ts';
import { stays } from '#server/db/tables/stays.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { conflict } from '#server/kernel/errors.ts';
import { retold } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

const kinds = [
  { table: properties, words: copyInEnglish.properties },
  { table: contractors, words: copyInEnglish.contractors },
  { table: stays, words: copyInEnglish.stays },
  { table: knowledgeArticles, words: copyInEnglish.articles },
  { table: protocols, words: copyInEnglish.rules },
  { table: conversations, words: copyInEnglish.chats },
  { table: workOrders, words: copyInEnglish.workOrders },
];

/** @throws CONFLICT that names what is in an account, also what was removed */
export async function requireEmpty({ tx }: UnitOfWork, customerId: string): Promise<void> {
  const asked: SQL[] = kinds.map(
    ({ table }) => sql`exists(select 1 from ${table} where ${table.customer_id} = ${customerId})`,
  );
  const { rows } = await tx.execute<{ there: boolean[] }>(sql`select array[${sql.join(asked, sql`, `)}] as there`);
  const what = kinds.filter((_, at) => rows[0]?.there[at]).map(({ words }) => retold(words, copyInEnglish));
  if (what.length > 0) throw conflict(fill(copy.notEmpty, { what: what.join(', ') }));
}
