// Logistic regressions over shared columns, one for each head, all in one pass over the rows (AdaGrad).
import type { Traits } from '../../../src/server/language/text/traits.ts';
import type { Prepared } from './fit-reader.ts';
import type { ReaderRow } from './rows.ts';

export interface Heads {
  /** Of each column the weights of all heads, side by side. */
  weights: Float32Array;
  biases: Float32Array;
}

const rounds = 6;
const rate = 0.7;
/** A turn of a conversation tells more than one of the many questions. */
const countsFor: Record<ReaderRow['source'], number> = { turn: 2, message: 2, question: 0.1, mood: 4 };
/** What was written first counts for less: nobody labeled it a second time. */
const olderShare = 0.25;
/** Below it a row has nothing left to teach. */
const leastError = 0.001;

export function fitHeads(rows: Prepared[], names: string[], width: number, roll: () => number): Heads {
  const count = names.length;
  const at = new Map(names.map((name, head) => [name, head]));
  const learner = new Learner(width, count);
  const examples = rows.map(({ row, traits }) => ({
    traits,
    weight: countsFor[row.source] * (row.hand.startsWith('older') ? olderShare : 1),
    known: [...row.holds].map(([name, holds]) => ({ head: at.get(name) ?? 0, holds: holds ? 1 : 0 })),
  }));
  for (let round = 0; round < rounds; round++) {
    shuffle(examples, roll);
    for (const { traits, weight, known } of examples)
      for (const { head, holds } of known) learner.learn(traits, head, holds, weight);
  }
  return learner;
}

export function scoresOf({ weights, biases }: Heads, { columns, shares }: Traits, count: number): Float32Array {
  const scores = Float32Array.from(biases);
  columns.forEach((column, i) => {
    const share = shares[i] ?? 0;
    for (let head = 0; head < count; head++)
      scores[head] = (scores[head] ?? 0) + (weights[column * count + head] ?? 0) * share;
  });
  return scores;
}

class Learner implements Heads {
  weights: Float32Array;
  biases: Float32Array;
  private slopes: Float32Array;
  private biasSlopes: Float32Array;
  private count: number;

  constructor(width: number, count: number) {
    this.count = count;
    this.weights = new Float32Array(width * count);
    this.slopes = new Float32Array(width * count).fill(1e-4);
    this.biases = new Float32Array(count);
    this.biasSlopes = new Float32Array(count).fill(1e-4);
  }

  learn({ columns, shares }: Traits, head: number, holds: number, weight: number): void {
    const { weights, slopes, count } = this;
    let score = this.biases[head] ?? 0;
    for (let i = 0; i < columns.length; i++)
      score += (weights[(columns[i] ?? 0) * count + head] ?? 0) * (shares[i] ?? 0);
    const error = (1 / (1 + Math.exp(-score)) - holds) * weight;
    if (Math.abs(error) < leastError) return;
    this.biasSlopes[head] = (this.biasSlopes[head] ?? 0) + error * error;
    this.biases[head] = (this.biases[head] ?? 0) - (rate * 0.1 * error) / Math.sqrt(this.biasSlopes[head] ?? 1);
    for (let i = 0; i < columns.length; i++) {
      const at = (columns[i] ?? 0) * count + head;
      const slope = error * (shares[i] ?? 0);
      slopes[at] = (slopes[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(slopes[at] ?? 1);
    }
  }
}

function shuffle<T>(list: T[], roll: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T]; // both are within the list
  }
}
