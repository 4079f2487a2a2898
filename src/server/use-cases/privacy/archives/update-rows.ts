import { sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { users } from '#server/db/tables/accounts.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Inserting } from './insert-rows.ts';

const copy = spoken(copyInEnglish);

/** What of the file belongs into rows that are there: codes into their properties, the profile into the account. */
export async function updateRows({ tx }: UnitOfWork, { noun, rows, customerId, tally }: Inserting): Promise<void> {
  const names = noun.columns.map(({ name }) => name).filter((name) => name !== 'id');
  const set = sql.join(
    names.map((name) => sql`${sql.identifier(name)} = read.${sql.identifier(name)}`),
    sql`, `,
  );
  const which =
    noun.table === users ? sql`mine.id = ${customerId}` : sql`mine.id = read.id and mine.customer_id = ${customerId}`;
  for (const { row, part, line } of rows) {
    const { rowCount } = await tx.execute(
      sql`update ${noun.table} as mine set ${set} from jsonb_populate_record(null::${noun.table}, ${JSON.stringify(row)}::jsonb) as read
        where ${which}`,
    );
    if (rowCount) tally.read(noun.name);
    else tally.unread(noun.name, { part, line, why: copy.noParent });
  }
}
