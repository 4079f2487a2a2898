// The reader fitted anew without each family of signs, on every third line of messages and conversations, and how it
// reads every third of the tuned ones then.
import { type Family, families } from '../../../src/server/language/reader/line-traits.ts';
import { fitReader, prepare } from '../reader/fit-reader.ts';
import { chancesOf, likeliest } from '../reader/report.ts';
import { readReaderRows } from '../reader/rows.ts';
import type { Measured } from './measured.ts';

const columns = {
  'acts of turns': { group: 'act', source: 'turn' },
  'acts of messages': { group: 'act', source: 'message' },
  trade: { group: 'trade', source: 'message' },
  urgency: { group: 'urgency', source: 'message' },
  'kind of danger': { group: 'danger', source: 'message' },
} as const;

export function withoutFamilies(): Measured[] {
  const rows = readReaderRows('{train,tune}').filter(({ source }, at) => source !== 'question' && at % 3 === 0);
  return [undefined, ...families].map((family) => {
    console.error(family ?? 'with every family');
    return { name: family ?? '', of: measure(rows, family) };
  });
}

function measure(rows: ReturnType<typeof readReaderRows>, family: Family | undefined): Measured['of'] {
  const prepared = (split: string) => rows.filter((row) => row.split === split).map((row) => prepare(row, family));
  const { scored, heads } = fitReader(prepared('train'), prepared('tune'));
  const chances = chancesOf(scored, heads);
  return Object.fromEntries(
    Object.entries(columns).map(([name, { group, source }]) => {
      const known = chances.filter(
        ({ row }) => row.source === source && [...row.holds].some(([of, is]) => is && of.startsWith(`${group}:`)),
      );
      return [
        name,
        { right: known.filter(({ row, of }) => row.holds.get(likeliest(of, group))).length, all: known.length },
      ];
    }),
  );
}
