import { type ImportKind, type ImportLine, type ImportPreview, importLimits } from '#contract/sheets/imports.ts';
import { newId } from '#server/db/tables/columns.ts';
import { imports } from '#server/db/tables/sheets.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { checkRows } from './check-rows.ts';
import { findAssignments } from './find-assignments.ts';
import { findKnownContractors, findTakenAddresses } from './find-clashes.ts';
import { findArticles } from './find-houses.ts';
import { findStays } from './find-stays.ts';
import { contentOf, type KeptRow } from './kept-rows.ts';
import { readSheet } from './read-sheet.ts';
import { refusedRows } from './refused-rows.ts';
import { shortened } from './row-changes.ts';
import { type Understood, type UnderstoodRow, understandSheet } from './understand-sheet.ts';

/** Each look reads up to 5 MB and says which addresses are taken. */
const looking: RateLimit = { name: 'import-preview', max: 60, windowSeconds: 3600 };

type Parts = Pick<Deps, 'store' | 'vault'>;

/**
 * Says of every row what it comes to or what is wrong with it, and keeps those without faults that change something for
 * `confirmImport`. @throws INVALID on `file`
 */
export async function previewImport(parts: Parts, owner: Owner, kind: ImportKind, file: File): Promise<ImportPreview> {
  await limitRate(parts.store, looking, owner.customerId);
  const sheet = await understandSheet(kind, await readSheet(file));
  const checked = await check(parts, owner, kind, sheet);
  const wrong = sheet.rows.filter(({ errors }) => errors.length);
  const kept = checked.filter(({ row }) => row.errors.length === 0 && row.change?.is !== 'same');
  const updates = kept.filter(({ row }) => row.change).length;
  const file_name = file.name.replace(/[\p{C}/\\]/gu, '').slice(-120);
  const rows = kept.map(({ row, value }): KeptRow => ({ row: row.row, value }));
  return {
    id: rows.length ? await keep(parts, owner, { kind, file_name, rows }) : null,
    kind,
    file_name,
    rows: sheet.rows.length,
    adds: kept.length - updates,
    updates,
    same: sheet.rows.length - wrong.length - kept.length,
    columns: sheet.columns.map(({ heading }) => heading),
    ignored: sheet.ignored,
    wrong: wrong.length,
    shown: (wrong.length ? wrong : sheet.rows)
      .slice(0, importLimits.shown)
      .map(({ row, cells, errors }) => ({ row, cells, errors })),
    lines: sheet.rows.map((row) => lineOf(row, sheet)),
    refused_csv: wrong.length ? refusedRows(sheet, wrong) : null,
  };
}

async function check(parts: Parts, owner: Owner, kind: ImportKind, sheet: Understood) {
  const { columns } = sheet;
  if (kind === 'properties') {
    const pairs = paired(sheet.rows, await checkRows(kind, sheet));
    await findTakenAddresses(parts, owner, pairs, columns);
    return pairs;
  }
  if (kind === 'articles') {
    const pairs = paired(sheet.rows, await checkRows(kind, sheet));
    await findArticles(parts, owner, pairs, columns);
    return pairs;
  }
  if (kind === 'stays') {
    const pairs = paired(sheet.rows, await checkRows(kind, sheet));
    await findStays(parts, owner, pairs, columns);
    return pairs;
  }
  if (kind === 'assignments') {
    const pairs = paired(sheet.rows, await checkRows(kind, sheet));
    await findAssignments(parts, owner, pairs);
    return pairs;
  }
  const pairs = paired(sheet.rows, await checkRows(kind, sheet));
  await findKnownContractors(parts, owner, pairs, columns);
  return pairs;
}

const paired = <T>(rows: UnderstoodRow[], values: (T | undefined)[]) =>
  rows.flatMap((row, at) => {
    const value = values[at];
    return value === undefined ? [] : [{ row, value }];
  });

/** A row by what it is about, with what becomes of it. */
function lineOf({ row, cells, errors, change }: UnderstoodRow, { columns }: Understood): ImportLine {
  const name = columns.findIndex(({ field }) => nameFields.includes(field));
  return {
    row,
    name: shortened(cells[name] ?? ''),
    is: errors.length ? 'refused' : (change?.is ?? 'new'),
    changes: errors.length ? [] : (change?.changes ?? []),
    errors,
  };
}

/** The first of them that a sheet has says which row it is. */
const nameFields = ['name', 'guest_name', 'title', 'company_name'];

async function keep(
  { store, vault }: Parts,
  owner: Owner,
  { kind, file_name, rows }: { kind: ImportKind; file_name: string; rows: KeptRow[] },
): Promise<string> {
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
