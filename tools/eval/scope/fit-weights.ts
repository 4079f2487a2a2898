// Logistic regression over hashed traits, averaged over the later rounds.
import type { PackedWeights, Traits } from '../../../src/server/language/text/traits.ts';
import { dice } from '../dice.ts';

export interface Weights {
  values: Float32Array;
  bias: number;
}

export interface Example {
  traits: Traits;
  right: boolean;
  /** How much it counts. */
  weight: number;
}

const rounds = 10;
const rate = 0.9;
const decay = 0.02;

export function fitWeights(examples: Example[], width: number): Weights {
  const values = new Float32Array(width);
  const mean = new Float32Array(width);
  let bias = 0;
  let meanBias = 0;
  const roll = dice(11);
  const order = examples.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, roll);
    const step = rate / (1 + round * 0.35);
    for (const i of order) {
      const example = examples[i];
      if (!example) continue;
      const off = probability(scoreWith({ values, bias }, example.traits)) - (example.right ? 1 : 0);
      const move = step * off * example.weight;
      bias -= move * 0.05;
      const { columns, shares } = example.traits;
      for (let k = 0; k < columns.length; k++) {
        const column = columns[k] ?? 0;
        values[column] = (values[column] ?? 0) - move * (shares[k] ?? 0);
      }
    }
    for (let column = 0; column < width; column++) values[column] = (values[column] ?? 0) * (1 - decay);
    if (round < rounds / 2) continue;
    const parts = rounds - Math.ceil(rounds / 2);
    meanBias += bias / parts;
    for (let column = 0; column < width; column++) mean[column] = (mean[column] ?? 0) + (values[column] ?? 0) / parts;
  }
  return { values: mean, bias: meanBias };
}

export function scoreWith({ values, bias }: Weights, { columns, shares }: Traits): number {
  let total = bias;
  for (let k = 0; k < columns.length; k++) total += (values[columns[k] ?? 0] ?? 0) * (shares[k] ?? 0);
  return total;
}

/** A byte a weight: what rounding costs is less than what the next fold does. */
export function packed({ values, bias }: Weights): PackedWeights {
  const most = values.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
  const scale = most / 127;
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  return {
    scale: Number(scale.toPrecision(5)),
    bias: Number(bias.toFixed(4)),
    bytes: Buffer.from(bytes.buffer).toString('base64'),
  };
}

const probability = (score: number): number => 1 / (1 + Math.exp(-score));

function shuffle(order: number[], roll: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
}
