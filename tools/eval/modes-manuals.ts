// House manuals of different styles, read into a property's form: how much of what each says is found, and what is filled in
// that it does not say.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { readManual } from '#features/knowledge';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate, timing } from './figures.ts';

/** What a manual says of its house: a value, or words that stand in it. */
const Truth = z.object({
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Said in so few words that it may be left out. */
  optional: z.array(z.string()).default([]),
  /** What a field must never be filled with. */
  never: z.record(z.string(), z.array(z.string())).default({}),
});

type Count = { said: number; found: number; wrong: number };

export async function evalManuals({ files, fails }: EvalOptions): Promise<Figures> {
  const byManual: Record<string, Count> = {};
  const byField: Record<string, Count> = {};
  const times: number[] = [];
  for (const file of files) {
    const truth = Truth.parse(JSON.parse(readFileSync(file.replace(/\.txt$/, '.json'), 'utf8')));
    const started = performance.now();
    const { found } = await readManual(readFileSync(file, 'utf8').split('\f'));
    times.push(performance.now() - started);
    const values = new Map(found.map(({ field, value }) => [field as string, value]));
    for (const field of new Set([...Object.keys(truth.fields), ...values.keys()])) {
      const said = truth.fields[field];
      const value = values.get(field);
      const isRight = value !== undefined && said !== undefined && fits(value, said, truth.never[field] ?? []);
      const isOptional = truth.optional.includes(field);
      const count: Count = {
        said: said !== undefined && !isOptional ? 1 : 0,
        found: isRight && !isOptional ? 1 : 0,
        wrong: value !== undefined && !isRight && !(isOptional && said === undefined) ? 1 : 0,
      };
      if (fails && (count.wrong || count.said > count.found))
        console.error(`${basename(file)} ${field}: ${value ?? '(nothing)'} | ${said ?? '(not said)'}`);
      add(byManual, basename(file, '.txt'), count);
      add(byField, field, count);
    }
  }
  return { ...shown(byManual), ...shown(byField), ...timing(times) };
}

const fits = (value: string, said: string | string[], never: string[]): boolean =>
  !never.includes(value) &&
  (typeof said === 'string'
    ? value.toLowerCase() === said.toLowerCase()
    : said.some((words) => value.toLowerCase().includes(words.toLowerCase())));

function add(counts: Record<string, Count>, name: string, { said, found, wrong }: Count): void {
  const count = counts[name] ?? { said: 0, found: 0, wrong: 0 };
  counts[name] = count;
  count.said += said;
  count.found += found;
  count.wrong += wrong;
}

const shown = (counts: Record<string, Count>): Figures =>
  Object.fromEntries(
    Object.entries(counts).map(([name, { said, found, wrong }]) => [name, { said, recall: rate(found, said), wrong }]),
  );
