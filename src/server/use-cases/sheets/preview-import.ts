import { type ImportKind, type ImportPreview, importLimits, importMessages } from '#contract/sheets/imports.ts';
import { newId } from '#server/db/tables/columns.ts';
import { imports } from '#server/db/tables/sheets.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { type Checked, checkRows } from './check-rows.ts';
import { findKnownContractors, findTakenAddresses } from './find-clashes.ts';
import { findHouses } from './find-houses.ts';
import { contentOf, type KeptRow } from './kept-rows.ts';
import { readSheet } from './read-sheet.ts';
import { type Understood, type UnderstoodRow, understandSheet } from './understand-sheet.ts';

/** Each look reads up to 5 MB and says which addresses are taken. */
const looking: RateLimit = { name: 'import-preview', max: 60, windowSeconds: 3600 };

type Parts = Pick<Deps, 'store' | 'vault'>;

/**
 * Says of every row what it comes to or what is wrong with it, and keeps a file without faults for `confirmImport`.
 * @throws INVALID on `file`
 */
export async function previewImport(parts: Parts, owner: Owner, kind: ImportKind, file: File): Promise<ImportPreview> {
  await limitRate(parts.store, looking, owner.customerId);
  const sheet = await understandSheet(kind, await readSheet(file));
  const { updates, kept } = await check(parts, owner, kind, sheet);
  const wrong = sheet.rows.filter(({ errors }) => errors.length);
  const file_name = file.name.replace(/[\p{C}/\\]/gu, '').slice(-120);
  return {
    id: wrong.length ? null : await keep(parts, owner, { kind, file_name, rows: kept }),
    kind,
    file_name,
    rows: sheet.rows.length,
    adds: kept.length - updates,
    updates,
    columns: sheet.columns.map(({ heading }) => heading),
    ignored: sheet.ignored,
    wrong: wrong.length,
    shown: (wrong.length ? wrong : sheet.rows)
      .slice(0, importLimits.shown)
      .map(({ row, cells, errors }) => ({ row, cells, errors })),
  };
}

async function check({ store }: Parts, owner: Owner, kind: ImportKind, sheet: Understood) {
  if (kind === 'properties') {
    const pairs = paired(sheet.rows, await checkRows(kind, sheet));
    const updates = await findTakenAddresses(store, owner, pairs);
    return { updates, kept: keptOf(pairs) };
  }
  if (kind === 'articles') {
    const pairs = paired(sheet.rows, await checkRows(kind, sheet));
    const updates = await findHouses(store, owner, pairs);
    return { updates, kept: keptOf(pairs) };
  }
  const pairs = paired(sheet.rows, await checkRows(kind, sheet));
  const updates = await findKnownContractors(store, owner, pairs);
  return { updates, kept: keptOf(pairs) };
}

const paired = <T>(rows: UnderstoodRow[], values: (T | undefined)[]) =>
  rows.flatMap((row, at) => {
    const value = values[at];
    return value === undefined ? [] : [{ row, value }];
  });

const keptOf = (pairs: { row: UnderstoodRow; value: Checked[ImportKind] }[]): KeptRow[] =>
  pairs.map(({ row, value }) => ({ row: row.row, value }));

async function keep(
  { store, vault }: Parts,
  owner: Owner,
  { kind, file_name, rows }: { kind: ImportKind; file_name: string; rows: KeptRow[] },
): Promise<string> {
  if (!rows.length) throw new Error(importMessages.empty); // readSheet has refused such a file
  const id = newId();
  await withActor(store, owner, ({ tx, now }) =>
    tx.insert(imports).values({
      id,
      customer_id: owner.customerId,
      kind,
      file_name,
      rows: rows.length,
      content: contentOf(vault, id, rows),
      created_at: now,
    }),
  );
  return id;
}
