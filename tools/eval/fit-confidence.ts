// Fits the weights that tell "this answers it" from "this only looks like it": node tools/eval/fit-confidence.ts >
// …/language/data/confidence.json
// Prints on stderr what each threshold would tell, of rows it has not learned from. No row enters the file.
import { signalNames } from '../../src/server/language/ranking/signals.ts';
import { type Example, readExamples } from './confidence-examples.ts';

const ridge = 0.001;
const folds = 5;
/** Tell from `offer` on, without asking back from `answer` on: chosen by the curve that this prints. */
const bands = { article: { answer: 0.7, offer: 0.55 }, field: { answer: 0.57, offer: 0.45 } };

const probability = (weights: number[], signals: number[]): number =>
  1 / (1 + Math.exp(-signals.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0)));

/** Newton's steps of a logistic regression with a small ridge: about ten of them are enough. */
function fitWeights(list: Example[]): number[] {
  const weights: number[] = signalNames.map(() => 0);
  const all = list.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < 12; round++) {
    const slope = weights.map((w, i) => (i === 0 ? 0 : ridge * w));
    const curve: number[][] = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)));
    for (const { signals, right, weight } of list) {
      const p = probability(weights, signals);
      const off = ((p - (right ? 1 : 0)) * weight) / all;
      const bend = (p * (1 - p) * weight) / all;
      signals.forEach((x, i) => {
        slope[i] = (slope[i] ?? 0) + off * x;
        const row = curve[i];
        if (row && x !== 0)
          signals.forEach((y, j) => {
            row[j] = (row[j] ?? 0) + bend * x * y;
          });
      });
    }
    solved(curve, slope).forEach((step, i) => {
      weights[i] = (weights[i] ?? 0) - step;
    });
  }
  return weights;
}

/** The solution of a system of linear equations, by Gauss; the matrix is symmetric and positive. */
function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((pivot, i) => {
    const head = pivot[i] ?? 1;
    rows.forEach((row, j) => {
      const share = (row[i] ?? 0) / head;
      if (j !== i && share !== 0)
        pivot.forEach((x, k) => {
          row[k] = (row[k] ?? 0) - share * x;
        });
    });
  });
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

/** The score of each example by weights that have seen neither it nor its question's other half. */
function scoredBlind(examples: Example[]): { example: Example; score: number }[] {
  return Array.from({ length: folds }, (_, fold) => {
    const weights = fitWeights(examples.filter((example) => example.fold % folds !== fold));
    return examples
      .filter((example) => example.fold % folds === fold)
      .map((example) => ({ example, score: probability(weights, example.signals) }));
  }).flat();
}

function printCurve(examples: Example[]): void {
  const scored = scoredBlind(examples);
  const sources = [...new Set(examples.map(({ source }) => source))];
  process.stderr.write(`told, of rows not learned from: ${sources.join(', ')}\n`);
  for (let at = 0.2; at < 0.75; at += 0.05) {
    const shares = sources.map((source) => {
      const rows = scored.filter(({ example }) => example.source === source);
      return (rows.filter(({ score }) => score >= at).length / rows.length).toFixed(3);
    });
    process.stderr.write(`  from ${at.toFixed(2)}: ${shares.join('  ')}\n`);
  }
}

const examples = readExamples();
printCurve(examples);
const weights = fitWeights(examples).map((w) => Math.round(w * 1000) / 1000);
signalNames.forEach((name, i) => {
  process.stderr.write(`  ${name.padEnd(18)} ${weights[i]}\n`);
});
console.log(JSON.stringify({ weights, ...bands }));
