import * as copyInEnglish from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { CellChange, CellError, ImportKind } from '#contract/sheets/imports.ts';
import { invalid } from '#server/kernel/errors.ts';
import { mapGivingWay } from '#server/kernel/giving-way.ts';
import { articleColumns } from './article-columns.ts';
import { assignmentColumns } from './assignment-columns.ts';
import { bare, type Column } from './columns.ts';
import { contractorColumns } from './contractor-columns.ts';
import type { SheetRow } from './csv.ts';
import { groupColumns } from './group-columns.ts';
import { contactPointColumns, propertyColumns } from './property-columns.ts';
import { stayColumns } from './stay-columns.ts';

const copy = spoken(copyInEnglish);

export const columnsOf: Record<ImportKind, Column[]> = {
  properties: [...propertyColumns, ...contactPointColumns, ...groupColumns],
  contractors: contractorColumns,
  articles: articleColumns,
  stays: stayColumns,
  assignments: assignmentColumns,
};

const required: Record<ImportKind, string[]> = {
  properties: ['name', 'street_address', 'city', 'state', 'zip', ...contactPointColumns.map(({ field }) => field)],
  contractors: ['company_name', 'service_type', 'phone'],
  articles: ['title', 'body'],
  stays: ['property', 'guest_name', 'check_in', 'check_out'],
  assignments: ['property', 'company_name', 'service_type'],
};

/** A row with its cells by the headings of our template. */
export type UnderstoodRow = {
  row: number;
  /** Fields that are empty and may be are absent; those that may not are ''. */
  values: Record<string, unknown>;
  empty: ReadonlySet<string>;
  cells: string[];
  /** As they stand in the file, whatever is known of their columns. */
  raw: string[];
  errors: CellError[];
  /** What becomes of what is there; absent for what is new. */
  change?: { is: 'changed' | 'same'; changes: CellChange[] };
};
export type Understood = { headings: string[]; columns: Column[]; ignored: string[]; rows: UnderstoodRow[] };

/** Finds our columns among a file's, in whatever order and by whatever spelling. @throws INVALID on `file` */
export async function understandSheet(kind: ImportKind, [headings, ...rows]: SheetRow[]): Promise<Understood> {
  const found = (headings?.cells ?? []).map((heading, at) => ({
    at,
    heading,
    column: columnsOf[kind].find((column) =>
      [column.heading, column.field].some((name) => bare(name) === bare(heading)),
    ),
  }));
  const known = found.flatMap(({ at, column }) => (column ? [{ at, column }] : []));
  refuseHeadings(
    kind,
    known.map(({ column }) => column),
  );
  return {
    headings: headings?.cells ?? [],
    columns: known.map(({ column }) => column),
    ignored: found.filter(({ column, heading }) => !column && heading.trim()).map(({ heading }) => heading.trim()),
    rows: await mapGivingWay(
      rows.filter((row) => !isExample(row)),
      (row) => understandRow(kind, known, row),
    ),
  };
}

function refuseHeadings(kind: ImportKind, known: Column[]): void {
  const missing = columnsOf[kind]
    .filter(({ field }) => required[kind].includes(field))
    .filter((one) => !known.includes(one));
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (!known.length) throw refusedFile(copy.noColumns);
  if (missing.length)
    throw refusedFile(fill(copy.columnsMissing, { columns: missing.map(({ heading }) => heading).join(', ') }));
  if (twice) throw refusedFile(fill(copy.columnTwice, { column: twice.heading }));
}

export const refusedFile = (message: string) => invalid({ file: message }, message);

const exampleMark = '(example: this row is left out)';

/** The row that the template comes with. */
const isExample = ({ cells }: SheetRow) => cells.some((cell) => cell.endsWith(exampleMark));

type Known = { at: number; column: Column };

function understandRow(kind: ImportKind, known: Known[], { row, cells }: SheetRow): UnderstoodRow {
  const values: Record<string, unknown> = {};
  const empty = new Set<string>();
  const shown = known.map(({ at, column }) => {
    const cell = cells[at]?.trim() ?? '';
    if (cell === '') {
      empty.add(column.field);
      if (required[kind].includes(column.field)) values[column.field] = '';
      return '';
    }
    const value = column.read(cell);
    values[column.field] = value;
    return column.secret ? '••••' : value === cell ? cell : column.write(value);
  });
  return { row, values, empty, cells: shown, raw: cells, errors: [] };
}
