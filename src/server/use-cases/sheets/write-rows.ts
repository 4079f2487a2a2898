import * as copy from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { addContractor } from '#features/contractors';
import { saveArticle } from '#features/knowledge';
import type { imports } from '#server/db/tables/sheets.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { createManyProperties } from '../create-properties/index.ts';
import { type KeptRow, rowsOf } from './kept-rows.ts';

/** Rows that are written together; then `upTo` of all of them are. */
export type PageOfRows = {
  upTo: number;
  write(unit: UnitOfWork, parts: { vault: Vault }, owner: Owner): Promise<void>;
};

/** Small enough that a bar moves, large enough that a thousand rows are a matter of seconds. */
const together = 25;

type Kept = Pick<typeof imports.$inferSelect, 'id' | 'kind' | 'content'>;

/** What was previewed, in parts. */
export function pagesOf({ vault }: { vault: Vault }, { id, kind, content }: Kept): PageOfRows[] {
  const kept = content ?? '';
  if (kind === 'properties') return parted(rowsOf<'properties'>(vault, id, kept), writeProperties);
  if (kind === 'articles') return parted(rowsOf<'articles'>(vault, id, kept), writeArticles);
  return parted(rowsOf<'contractors'>(vault, id, kept), writeContractors);
}

type Write<T> = (unit: UnitOfWork, parts: { vault: Vault }, owner: Owner, rows: T[]) => Promise<void>;

const parted = <T>(rows: T[], write: Write<T>): PageOfRows[] =>
  Array.from({ length: Math.ceil(rows.length / together) }, (_, page) => {
    const some = rows.slice(page * together, (page + 1) * together);
    return { upTo: page * together + some.length, write: (...by) => write(...by, some) };
  });

/** @throws AddressTaken that names the row; it stays what it is, so that whoever counts its kind still sees it */
async function writeProperties(
  unit: UnitOfWork,
  { vault }: { vault: Vault },
  owner: Owner,
  rows: KeptRow<'properties'>[],
): Promise<void> {
  const refused = await createManyProperties(
    unit,
    vault,
    owner,
    rows.map(({ value }) => value),
  );
  if (!refused) return;
  refused.error.message = fill(copy.rowRefused, { row: rows[refused.at]?.row ?? 0, why: refused.error.message });
  throw refused.error;
}

async function writeContractors(
  unit: UnitOfWork,
  _: object,
  owner: Owner,
  rows: KeptRow<'contractors'>[],
): Promise<void> {
  for (const { value } of rows) await addContractor(unit, owner.customerId, value);
}

async function writeArticles(
  unit: UnitOfWork,
  { vault }: { vault: Vault },
  owner: Owner,
  rows: KeptRow<'articles'>[],
): Promise<void> {
  for (const { value } of rows) {
    const { property: _, ...article } = value;
    await saveArticle(unit, vault, owner.customerId, article);
  }
}
