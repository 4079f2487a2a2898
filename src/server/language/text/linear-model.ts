// A small multinomial logistic regression over word stems and pairs, trained once at start from our own sentences
// (under 200 ms).
import { tokens } from './text.ts';

export interface LinearModel {
  classes: string[];
  /** Probability of each class for a text, in the order of `classes`. */
  probabilities(text: string): number[];
}

const rounds = 40;
const rate = 0.5;
const decay = 0.0005;

export function trainLinear(examples: { text: string; label: string }[]): LinearModel {
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const columns = new Map<string, number>();
  const rows = examples.map(({ text, label }) => ({
    features: featuresOf(text, columns, true),
    label: classes.indexOf(label),
  }));
  const weights = classes.map(() => new Float64Array(columns.size));
  for (let round = 0; round < rounds; round++) {
    const step = rate / (1 + round * 0.1);
    for (const { features, label } of rows) learn(weights, features, label, step);
  }
  return { classes, probabilities: (text) => softmax(weights, featuresOf(text, columns, false)) };
}

function learn(weights: Float64Array[], features: number[], label: number, step: number): void {
  softmax(weights, features).forEach((p, k) => {
    const off = p - (k === label ? 1 : 0);
    const column = weights[k];
    if (!column) return;
    for (const f of features) column[f] = (column[f] ?? 0) * (1 - decay) - step * (off / Math.sqrt(features.length));
  });
}

function softmax(weights: Float64Array[], features: number[]): number[] {
  const scale = 1 / Math.sqrt(Math.max(features.length, 1));
  const sums = weights.map((column) => features.reduce((sum, f) => sum + (column[f] ?? 0), 0) * scale);
  const highest = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - highest));
  const total = raised.reduce((a, c) => a + c, 0);
  return raised.map((value) => value / total);
}

/** Stems and neighboring pairs as column numbers; new columns only while training. */
function featuresOf(text: string, columns: Map<string, number>, learning: boolean): number[] {
  const stems = tokens(text).map((token) => token.stem);
  const names = [...stems, ...stems.slice(1).map((stem, i) => `${stems[i]} ${stem}`)];
  const found = new Set<number>();
  for (const name of names) {
    if (learning && !columns.has(name)) columns.set(name, columns.size);
    const column = columns.get(name);
    if (column !== undefined) found.add(column);
  }
  return [...found];
}
