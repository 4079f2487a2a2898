// What falls without each part: npm run eval -- ablation data|reader|ranking. Writes the table into docs/ablation.md. `data`
// reads the data files without a part, the weights as they are; `reader` and `ranking` fit anew without a family of signs.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withoutFamilies } from './ablation/families.ts';
import type { Measured } from './ablation/measured.ts';
import { parts } from './ablation/parts.ts';
import { withoutSignals } from './ablation/signals.ts';
import { writeTable } from './ablation/tables.ts';
import type { EvalOptions } from './eval.ts';
import type { Figures } from './figures.ts';

const kinds = { data: withoutParts, reader: withoutFamilies, ranking: withoutSignals };

export async function evalAblation({ files }: EvalOptions): Promise<Figures> {
  const kind = files[0] ?? 'data';
  if (!Object.hasOwn(kinds, kind))
    throw new Error(`Say what to leave out: ${Object.keys(kinds).join('|')}, not "${kind}".`);
  const rows = await kinds[kind as keyof typeof kinds](); // it has it
  writeTable(kind, rows);
  return { parts: rows.length - 1 };
}

/** Each in a process of its own, which reads the data once; two at a time. */
async function withoutParts(): Promise<Measured[]> {
  const names = ['', ...parts.map(({ name }) => name)];
  const rows: Measured[] = [];
  const measureNext = async (at: number): Promise<void> => {
    const name = names[at];
    if (name === undefined) return;
    rows[at] = { name, of: await measureWithout(name) };
    await measureNext(at + 2);
  };
  await Promise.all([measureNext(0), measureNext(1)]);
  return rows;
}

async function measureWithout(name: string): Promise<Measured['of']> {
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    ['--import', './tools/eval/ablation/leave-out.ts', 'tools/eval/ablation/measure.ts'],
    { env: { ...process.env, LEAVE_OUT: name } },
  );
  return JSON.parse(stdout) as Measured['of']; // as our own tool prints it
}
