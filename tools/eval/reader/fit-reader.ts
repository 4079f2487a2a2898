// The heads of the reader, each weight a byte, with the lines that make chances of their scores.
import { hintsOf } from '../../../src/server/features/assistant/proposals/hints.ts';
import { type Family, lineTraits } from '../../../src/server/language/reader/line-traits.ts';
import { readMessage } from '../../../src/server/language/reader/slot-rules.ts';
import type { Traits } from '../../../src/server/language/text/traits.ts';
import { dice } from '../dice.ts';
import { fitHeads, scoresOf } from './fit-heads.ts';
import { fitLine, type Scored } from './fit-line.ts';
import type { ReaderRow } from './rows.ts';

export const width = 48_128;

export interface Prepared {
  row: ReaderRow;
  traits: Traits;
}

/** @param without a family of signs that is left out */
export function prepare(row: ReaderRow, without?: Family): Prepared {
  const reading = readMessage(row.text);
  return { row, traits: lineTraits(reading, { before: row.before, hints: hintsOf(reading) }, width, without) };
}

/** @returns what is kept of it, and the scores of the rows by which its chances are set right */
export function fitReader(learnedFrom: Prepared[], tuned: Prepared[]) {
  const names = [...new Set([...learnedFrom, ...tuned].flatMap(({ row }) => [...row.holds.keys()]))].sort();
  const fitted = fitHeads(learnedFrom, names, width, dice(7));
  const count = names.length;
  const bytes = new Int8Array(width * count);
  const heads = names.map((name, head) => {
    let most = 0;
    for (let at = head; at < fitted.weights.length; at += count)
      most = Math.max(most, Math.abs(fitted.weights[at] ?? 0));
    const unit = Number((most / 127).toPrecision(5)) || 1;
    for (let at = head; at < fitted.weights.length; at += count)
      bytes[at] = Math.round((fitted.weights[at] ?? 0) / unit);
    return { name, unit, bias: Number((fitted.biases[head] ?? 0).toFixed(4)) };
  });
  const packed = {
    weights: Float32Array.from(bytes, (byte, at) => byte * (heads[at % count]?.unit ?? 0)),
    biases: Float32Array.from(heads, ({ bias }) => bias),
  };
  const scored: Scored[] = tuned.map((one) => ({ ...one, scores: scoresOf(packed, one.traits, count) }));
  return { bytes, scored, heads: heads.map((head, at) => ({ ...head, ...fitLine(scored, head.name, at) })) };
}
