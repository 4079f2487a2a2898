import type { ImportKind } from '#contract/sheets/imports.ts';
import { addContractor, assignContractor } from '#features/contractors';
import { saveArticle } from '#features/knowledge';
import { changeStay, createStay } from '#features/stays';
import type { imports } from '#server/db/tables/sheets.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { type KeptRow, rowsOf } from './kept-rows.ts';
import { saying } from './row-refused.ts';
import { writeProperties } from './write-properties.ts';

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
  if (kind === 'stays') return parted(rowsOf<'stays'>(vault, id, kept), writeStays);
  if (kind === 'assignments') return parted(rowsOf<'assignments'>(vault, id, kept), writeAssignments);
  return parted(rowsOf<'contractors'>(vault, id, kept), writeContractors);
}

type Write<Kind extends ImportKind> = (
  unit: UnitOfWork,
  parts: { vault: Vault },
  owner: Owner,
  rows: KeptRow<Kind>[],
) => Promise<void>;

const parted = <Kind extends ImportKind>(rows: KeptRow<Kind>[], write: Write<Kind>): PageOfRows[] =>
  Array.from({ length: Math.ceil(rows.length / together) }, (_, page) => {
    const some = rows.slice(page * together, (page + 1) * together);
    return { upTo: page * together + some.length, write: (...by) => write(...by, some) };
  });

const writeContractors: Write<'contractors'> = async (unit, _, owner, rows) => {
  for (const { row, value } of rows) await saying(row, () => addContractor(unit, owner.customerId, value));
};

const writeArticles: Write<'articles'> = async (unit, { vault }, owner, rows) => {
  for (const { row, value } of rows) {
    const { property: _, ...article } = value;
    await saying(row, () => saveArticle(unit, vault, owner.customerId, article));
  }
};

const writeStays: Write<'stays'> = async (unit, _, { customerId }, rows) => {
  for (const { row, value } of rows)
    await saying(row, () =>
      value.id
        ? changeStay(unit, customerId, value.id, value.form)
        : createStay(unit, customerId, value.property_id, value.form),
    );
};

const writeAssignments: Write<'assignments'> = async (unit, _, { customerId }, rows) => {
  for (const { row, value } of rows) {
    const { property_id: propertyId, contractor_id: contractorId, is_contact_point: isContactPoint } = value;
    await saying(row, () => assignContractor(unit, { customerId, propertyId, contractorId, isContactPoint }));
  }
};
