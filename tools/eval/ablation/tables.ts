// docs/ablation.md: a table for each kind of part, each between its own marks, so that one is written without the others.
import { readFileSync, writeFileSync } from 'node:fs';
import { rate } from '../figures.ts';
import type { Measured, Tally } from './measured.ts';

const page = 'docs/ablation.md';

/** A row by each name: what is right with everything, and by how many points that falls or rises without the part. */
export function writeTable(name: string, rows: readonly Measured[]): void {
  const [all] = rows;
  if (!all) return;
  const columns = Object.keys(all.of);
  const lines = rows.map(({ name: part, of }) => [part, ...columns.map((column) => cell(all.of[column], of[column]))]);
  const head = [
    ['without', ...columns.map((column) => `${column} (${all.of[column]?.all})`)],
    ['---', ...columns.map(() => '---')],
  ];
  const table = [...head, ['nothing', ...columns.map((column) => share(all.of[column]).toFixed(3))], ...lines.slice(1)];
  const text = readFileSync(page, 'utf8');
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for the table "${name}".`);
  const body = table.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  writeFileSync(page, `${text.slice(0, from)}${open}${body}${text.slice(to)}`);
}

const share = (tally: Tally | undefined): number => rate(tally?.right ?? 0, tally?.all ?? 0);

/** In thousandths; nothing where nothing changed. */
function cell(all: Tally | undefined, one: Tally | undefined): string {
  const change = Math.round(1000 * (share(one) - share(all)));
  return change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`;
}
