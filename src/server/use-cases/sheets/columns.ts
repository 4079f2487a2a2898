import { zipUnreadable } from '#contract/messages/en/properties.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { phoneUnreadable } from '#contract/phones.ts';
import { readPhone, showPhone } from '#server/kernel/phones.ts';

/** One column of a sheet that goes both ways: how its cell is understood and how it is written. */
export type Column = {
  /** The field it fills. */
  field: string;
  heading: string;
  /** What is wanted here, for a cell that holds something else. */
  rule: string;
  /** Understands a cell that is not empty; a string it cannot understand stays one, for the schema to refuse. */
  read(cell: string): unknown;
  /** A cell for a value that is not null. */
  write(value: unknown): string;
  /** Masked in previews and never exported. */
  secret?: true;
  /** In the template's example row. */
  example: string;
};

type Given = { field: string; heading: string; example?: string; secret?: true };

export const text = (given: Given, most = 4000): Column => ({
  ...base(given),
  rule: fill(copy.textTooLong, { most: most.toLocaleString('en-US') }),
});

/**
 * Thousands may be set off by commas; a comma before one or two digits is a decimal one, as Excel writes it in Europe.
 */
export const number = (given: Given, rule: string): Column => ({
  ...base(given),
  rule,
  read: (cell) => {
    const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(cell)
      ? cell.replaceAll(',', '')
      : cell.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
    return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell;
  },
});

/** By what people call it or by what the system does, whatever the case. */
export function choice(given: Given, labels: Readonly<Record<string, string>>, rule?: string): Column {
  const labelOf = new Map(Object.entries(labels));
  return {
    ...base(given),
    rule: rule ?? fill(copy.choiceWanted, { choices: Object.values(labels).join(', ') }),
    read: (cell) => [...labelOf].find(([value, label]) => [bare(value), bare(label)].includes(bare(cell)))?.[0] ?? cell,
    write: (value) => labelOf.get(String(value)) ?? String(value),
  };
}

/** Days as databases write them; Excel turns those into its own form as soon as it sees them. */
export const day = (given: Given): Column => ({
  ...base(given),
  rule: copy.dayWanted,
  read: readDay,
});

export function readDay(cell: string): string {
  const [, month = '', date = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : cell;
}

/** Shown as it is read; what cannot be read is held back by `check-rows.ts`. */
export const phone = (given: Given): Column => ({
  ...base(given),
  rule: phoneUnreadable,
  read: (cell) => readPhone(cell) ?? cell,
  write: (value) => showPhone(String(value)),
});

/** The zeros that a spreadsheet takes from the front of a number are put back. */
export const readZip = (cell: string): string =>
  cell.replace(/^\d{3,4}(?=$|-\d{4}$)/, (digits) => digits.padStart(5, '0'));

export const zip = (given: Given): Column => ({
  ...base(given),
  rule: zipUnreadable,
  read: readZip,
});

/** Labels that are the values themselves. */
export const asTheyAre = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

const base = (given: Given) => ({ example: '', read: (cell: string): unknown => cell, write: String, ...given });

/** How headings and choices are compared: letters and digits alone. */
export const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
