// What a reader that learned from sentences looks at in a text, as column numbers, and the weights it has learned for
// them.

/** Columns of one text, with the weight each of them has there. */
export interface Traits {
  columns: number[];
  shares: number[];
}

/** One sort of trait: words, pairs, pieces of words. It counts for `weight` in all, and for less below `few` of them. */
export type Sort = [weight: number, few: number, names: string[]];

/** Each sort counts for the same however many a text has of it: a long one says no more than a short one. */
export function spread(sorts: Sort[], width: number): Traits {
  const traits: Traits = { columns: [], shares: [] };
  for (const [weight, few, names] of sorts) {
    const found = new Set(names.map((name) => hash(name) % width));
    const share = weight / Math.sqrt(Math.max(found.size, few));
    for (const column of found) {
      traits.columns.push(column);
      traits.shares.push(share);
    }
  }
  return traits;
}

/** Words with what stands before each. */
export const pairsOf = (words: string[]): string[] => words.map((word, i) => `${words[i - 1] ?? '^'} ${word}`);

/** Three to five letters in a row, with the word's ends: endings and slips of the fingers leave most of them whole. */
export function piecesOf(word: string): string[] {
  const ended = `<${word}>`;
  const pieces: string[] = [];
  for (let length = 3; length <= 5; length++)
    for (let at = 0; at + length <= ended.length; at++) pieces.push(`~${ended.slice(at, at + length)}`);
  return pieces;
}

/** FNV-1a, with its bits mixed once more so that every remainder is as likely. */
export function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) sum = Math.imul(sum ^ name.charCodeAt(i), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 12)) >>> 0;
}

/** Weights as the tools of `tools/eval` write them: bytes in base64, each times `scale`. */
export interface PackedWeights {
  scale: number;
  bias: number;
  bytes: string;
}

export interface LearnedWeights {
  scale: number;
  bias: number;
  weights: Int8Array;
}

export const unpacked = ({ scale, bias, bytes }: PackedWeights): LearnedWeights => ({
  scale,
  bias,
  weights: new Int8Array(Buffer.from(bytes, 'base64')),
});

/** A sum without bounds; 0 is as likely as not. */
export function weigh({ weights, bias, scale }: LearnedWeights, { columns, shares }: Traits): number {
  let total = 0;
  for (let i = 0; i < columns.length; i++) total += (weights[columns[i] ?? 0] ?? 0) * (shares[i] ?? 0);
  return total * scale + bias;
}
