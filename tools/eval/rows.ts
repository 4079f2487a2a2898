// Reads files of one JSON object a line, checked against their shape.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export function readRows<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, i) => ({ line: line.trim(), where: `${file}:${i + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, where }) => parseRow(line, where, shape));
}

function parseRow<Shape extends z.ZodType>(line: string, where: string, shape: Shape): z.infer<Shape> {
  const row = shape.safeParse(JSON.parse(line));
  if (!row.success) throw new Error(`${where}: ${z.prettifyError(row.error)}`);
  return row.data;
}

const id = z.union([z.string(), z.number()]).transform(String).optional();

export const kbRow = z.object({ id: z.string(), entity: z.string(), question: z.string(), answer: z.string() });
/** Of an FAQ file. */
export const askedRow = z.object({
  entity: z.string(),
  modality: z.string().default('written'),
  history: z.array(z.string()).default([]),
  text: z.string(),
  gold: z.string().nullable(),
});
/** Of a house of the data: its note or field that answers, or the note that only looks like it. */
export const questionRow = z.object({
  lang: z.string(),
  text: z.string(),
  note: z.string().optional(),
  field: z.string().optional(),
  near: z.string().nullish(),
});
/** A first message of the data. */
export const messageRow = z.object({ kind: z.string(), lang: z.string(), text: z.string() });
export const ordinaryRow = z.object({ id, history: z.array(z.string()).default([]), text: z.string() });
export const utteranceRow = z.object({
  id,
  text: z.string(),
  intents: z.array(z.string()),
  slots: z.record(z.string(), z.unknown()).default({}),
});
export const outOfScopeRow = z.object({ id, text: z.string(), label: z.string() });
export const triageRow = z.object({
  id,
  text: z.string(),
  service_type: z.union([z.string(), z.array(z.string())]),
  urgency: z.union([z.string(), z.array(z.string())]).optional(),
  urgency_band: z.string().optional(),
  hazard_class: z.string().optional(),
});
/** Rows of files that are about something else (ordinary turns, out of scope) count as harmless. */
export const safetyRow = z.object({
  id,
  text: z.string().optional(),
  /** What FAQ files have in place of a text. */
  question: z.string().default(''),
  /** One of the nine dangers; anything else is none. */
  kind: z.string().default('none'),
  lang: z.string().default('en'),
  language: z.string().optional(),
});

/** The guest's turns of a history such as ["U: hi", "S: hello"]; lines without a mark are the guest's. */
export const guestTurns = (history: string[]): string[] =>
  history
    .filter((line) => !/^(?:S|A|assistant):/i.test(line))
    .map((line) => line.replace(/^(?:U|user|guest):\s*/i, ''));
