// Fits the reader of lines: node tools/eval/reader/fit.ts. Writes its heads and weights into language/data; the
// same rows give the same bytes. Prints how it reads the tuned rows, none of which it has learned from.
import { writeFileSync } from 'node:fs';
import { hintsOf } from '../../../src/server/features/assistant/proposals/hints.ts';
import { lineTraits } from '../../../src/server/language/reader/line-traits.ts';
import { readMessage } from '../../../src/server/language/reader/slot-rules.ts';
import type { Traits } from '../../../src/server/language/text/traits.ts';
import { dice } from '../danger-corpus.ts';
import { fitHeads, scoresOf } from './fit-heads.ts';
import { fitLine } from './fit-line.ts';
import { report } from './report.ts';
import { hashOf, type ReaderRow, readReaderRows } from './rows.ts';

const width = 45_056;
const data = 'src/server/language/data';

export interface Prepared {
  row: ReaderRow;
  traits: Traits;
}

function prepare(row: ReaderRow): Prepared {
  const reading = readMessage(row.text);
  return { row, traits: lineTraits(reading, { before: row.before, hints: hintsOf(reading) }, width) };
}

const rows = readReaderRows('{train,tune}');
const names = [...new Set(rows.flatMap(({ holds }) => [...holds.keys()]))].sort();
const learnedFrom = rows.filter(({ split }) => split === 'train').map(prepare);
const tuned = rows.filter(({ split }) => split === 'tune').map(prepare);

const fitted = fitHeads(learnedFrom, names, width, dice(7));
const count = names.length;
const bytes = new Int8Array(width * count);
const heads = names.map((name, head) => {
  let most = 0;
  for (let at = head; at < fitted.weights.length; at += count) most = Math.max(most, Math.abs(fitted.weights[at] ?? 0));
  const unit = Number((most / 127).toPrecision(5)) || 1;
  for (let at = head; at < fitted.weights.length; at += count) bytes[at] = Math.round((fitted.weights[at] ?? 0) / unit);
  return { name, unit, bias: Number((fitted.biases[head] ?? 0).toFixed(4)) };
});
const packed = {
  weights: Float32Array.from(bytes, (byte, at) => byte * (heads[at % count]?.unit ?? 0)),
  biases: Float32Array.from(heads, ({ bias }) => bias),
};
const scored = tuned.map((one) => ({ ...one, scores: scoresOf(packed, one.traits, count) }));
const calibrated = heads.map((head, at) => ({ ...head, ...fitLine(scored, head.name, at) }));
writeFileSync(`${data}/line-weights.bin`, bytes);
writeFileSync(`${data}/line-heads.json`, `${JSON.stringify({ data: hashOf(rows), width, heads: calibrated })}\n`);
report(scored, calibrated);
