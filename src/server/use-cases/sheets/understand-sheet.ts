import * as copy from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import type { CellError, ImportKind } from '#contract/sheets/imports.ts';
import { invalid } from '#server/kernel/errors.ts';
import { mapGivingWay } from '#server/kernel/giving-way.ts';
import { articleColumns } from './article-columns.ts';
import { bare, type Column } from './columns.ts';
import { contractorColumns } from './contractor-columns.ts';
import type { SheetRow } from './csv.ts';
import { contactPointColumns, propertyColumns } from './property-columns.ts';

export const columnsOf: Record<ImportKind, Column[]> = {
  properties: [...propertyColumns, ...contactPointColumns],
  contractors: contractorColumns,
  articles: articleColumns,
};

const required: Record<ImportKind, string[]> = {
  properties: ['name', 'street_address', 'city', 'state', 'zip', ...contactPointColumns.map(({ field }) => field)],
  contractors: ['company_name', 'service_type', 'phone'],
  articles: ['title', 'body'],
};

/** A row with its cells by the headings of our template. */
export type UnderstoodRow = {
  row: number;
  /** Fields that are empty and may be are absent; those that may not are ''. */
  values: Record<string, unknown>;
  empty: ReadonlySet<string>;
  cells: string[];
  errors: CellError[];
};
export type Understood = { columns: Column[]; ignored: string[]; rows: UnderstoodRow[] };

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
    columns: known.map(({ column }) => column),
    ignored: found.filter(({ column, heading }) => !column && heading.trim()).map(({ heading }) => heading.trim()),
    rows: await mapGivingWay(
      rows.filter((row) => !isExample(kind, row)),
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

/** The row that the template comes with. */
const isExample = (kind: ImportKind, { cells }: SheetRow) => cells.includes(columnsOf[kind][0]?.example ?? '');

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
  return { row, values, empty, cells: shown, errors: [] };
}
