import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/sheets.ts';
import { fill } from '../messages/fill.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { CsvStream } from './exports.ts';

export const importKinds = ['properties', 'contractors', 'articles', 'stays', 'assignments'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importLimits = {
  /** Bytes; the largest file. */
  bytes: 5 * 1024 * 1024,
  rows: limits.importRows,
  /** Rows that a preview shows: those with an error first of all. */
  shown: 100,
  /** For how long a preview can be confirmed. */
  hours: 2,
} as const;

export const importMessages = {
  tooLarge: copy.fileTooLarge,
  empty: copy.fileEmpty,
  tooManyRows: fill(copy.tooManyRows, { rows: importLimits.rows.toLocaleString('en-US') }),
  workbook: copy.isWorkbook,
  notCsv: copy.notCsv,
} as const;

/** What is wrong with one cell; `column` is its heading as the template has it. */
export const CellError = z.object({ column: z.string(), message: z.string() });
export type CellError = z.infer<typeof CellError>;

export const PreviewRow = z.object({
  /** As the file numbers its rows: the one with the headings is usually 1. */
  row: z.number().int(),
  /** One for each of `columns`, as it was understood; codes and passwords are masked. */
  cells: z.array(z.string()),
  errors: z.array(CellError),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

/** What becomes of one cell; codes and passwords are masked. */
export const CellChange = z.object({ column: z.string(), from: z.string(), to: z.string() });
export type CellChange = z.infer<typeof CellChange>;

/** What becomes of a row: `same` ones are not written, nor are `refused` ones. */
export const lineStates = ['new', 'changed', 'same', 'refused'] as const;

export const ImportLine = z.object({
  row: z.number().int(),
  /** What the row is about, by its own words. */
  name: z.string(),
  is: z.enum(lineStates),
  /** Of what is changed alone. */
  changes: z.array(CellChange),
  errors: z.array(CellError),
});
export type ImportLine = z.infer<typeof ImportLine>;

export const ImportPreview = z
  .object({
    /** What `confirm` is called with, which writes what is new or changed; null when there is nothing of it. */
    id: Id.nullable(),
    kind: z.enum(importKinds),
    file_name: z.string(),
    rows: z.number().int(),
    /** How many would be added, and how many of the account's own brought up to date. */
    adds: z.number().int(),
    updates: z.number().int(),
    /** How many are as they are already. */
    same: z.number().int(),
    columns: z.array(z.string()),
    /** Headings nothing is known of; what stands under them is left out. */
    ignored: z.array(z.string()),
    /** How many rows have something wrong. */
    wrong: z.number().int(),
    /** At most `importLimits.shown`. */
    shown: z.array(PreviewRow),
    /** Every row, in the order of the file. */
    lines: z.array(ImportLine),
    /** The rows that have something wrong as they stood in the file, with what it is; null when there are none. */
    refused_csv: z.string().nullable(),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

export const importStates = ['ready', 'writing', 'done'] as const;

/** How far an import is; `written` of `rows`. */
export const ImportProgress = z
  .object({
    id: Id,
    kind: z.enum(importKinds),
    state: z.enum(importStates),
    rows: z.number().int(),
    written: z.number().int(),
    created_at: Instant,
  })
  .meta({ id: 'ImportProgress' });
export type ImportProgress = z.infer<typeof ImportProgress>;

const tags = ['sheets'];
const One = z.object({ id: Id });

export const imports = {
  template: base
    .route({
      method: 'GET',
      path: '/imports/{kind}/template',
      outputStructure: 'detailed',
      tags,
      summary: 'A CSV with every column that can be filled in, and an example',
    })
    .input(z.object({ kind: z.enum(importKinds) }))
    .output(CsvStream),
  /** Multipart, one part `file`: a CSV under 5 MB. Writes no property and no contractor. INVALID on `file`. */
  preview: base
    .route({
      method: 'POST',
      path: '/imports/{kind}',
      successStatus: 201,
      tags,
      summary: 'Look at a CSV before it is imported',
    })
    .input(z.object({ kind: z.enum(importKinds), file: z.file() }))
    .output(ImportPreview),
  progress: base
    .route({ method: 'GET', path: '/imports/{id}', tags, summary: 'How far an import is' })
    .input(One)
    .output(ImportProgress),
  /**
   * Writes exactly what was previewed as new or changed, all of it or none; again, it answers the same. CONFLICT names the
   * row that no longer fits.
   */
  confirm: base
    .route({ method: 'POST', path: '/imports/{id}/confirm', tags, summary: 'Write what was previewed' })
    .input(One)
    .output(ImportProgress),
  /**
   * Asks an import that is being written to stop: it then writes nothing, and `confirm` answers CONFLICT. One that was
   * done before it heard of it stays `done`.
   */
  cancel: base
    .route({ method: 'POST', path: '/imports/{id}/cancel', tags, summary: 'Stop an import: nothing of it is written' })
    .input(One)
    .output(ImportProgress),
  discard: base
    .route({ method: 'DELETE', path: '/imports/{id}', tags, summary: 'Throw a preview away' })
    .input(One)
    .output(z.object({})),
};
