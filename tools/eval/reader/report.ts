// How the reader reads rows that it has not learned from.
import { rate } from '../figures.ts';
import type { Scored } from './fit-line.ts';

interface Head {
  name: string;
  slope: number;
  shift: number;
}

/** Of each row the chance of each head. */
export const chancesOf = (rows: Scored[], heads: Head[]) =>
  rows.map(({ row, scores }) => ({
    row,
    of: new Map(
      heads.map(({ name, slope, shift }, at) => [name, 1 / (1 + Math.exp(-(slope * (scores[at] ?? 0) + shift)))]),
    ),
  }));

export function report(rows: Scored[], heads: Head[]): void {
  const say = (line: string): boolean => process.stderr.write(`${line}\n`);
  const chances = chancesOf(rows, heads);
  for (const { name } of heads) {
    if (!/^(?:act|mood):/.test(name)) continue;
    const known = chances.filter(({ row }) => row.holds.has(name));
    const right = known.filter(({ row }) => row.holds.get(name));
    const said = known.filter(({ of }) => (of.get(name) ?? 0) >= 0.5);
    const both = said.filter(({ row }) => row.holds.get(name)).length;
    say(
      `${name.padEnd(14)} ${right.length} rows, found ${rate(both, right.length)}, right ${rate(both, said.length)}, calibration error ${errorOf(known.map(({ row, of }) => ({ chance: of.get(name) ?? 0, holds: row.holds.get(name) === true })))}`,
    );
  }
  for (const group of ['act', 'trade', 'danger', 'urgency', 'answer', 'refused'])
    for (const source of ['turn', 'message', 'question'] as const) {
      const known = chances.filter(
        ({ row }) =>
          row.source === source && [...row.holds].some(([name, holds]) => holds && name.startsWith(`${group}:`)),
      );
      if (known.length === 0) continue;
      const first = known.filter(({ row, of }) => row.holds.get(likeliest(of, group))).length;
      say(`likeliest ${group} of a ${source}: ${rate(first, known.length)} of ${known.length}`);
    }
}

export const likeliest = (of: Map<string, number>, group: string): string =>
  [...of].filter(([name]) => name.startsWith(`${group}:`)).reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/** Expected: of ten bands of chances, how far each is from what happens, by how many rows it has. */
function errorOf(rows: { chance: number; holds: boolean }[]): string {
  const bands = Object.values(Object.groupBy(rows, ({ chance }) => Math.min(9, Math.floor(chance * 10))));
  const off = bands.map((band = []) =>
    Math.abs(band.reduce((sum, { chance, holds }) => sum + chance - (holds ? 1 : 0), 0)),
  );
  return (off.reduce((sum, one) => sum + one, 0) / rows.length).toFixed(3);
}
