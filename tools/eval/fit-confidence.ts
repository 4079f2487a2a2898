// Fits the weights that tell "this answers it" from "this only looks like it": node tools/eval/fit-confidence.ts > …/knowledge/data/confidence.json
// Right answers, answers whose snippet was taken out, out-of-scope and ordinary turns, and our own questions of one house. No row enters the file.
import { indexFor, type Snippet, search } from '#features/knowledge';
import { signalNames, signalsOf } from '../../src/server/features/knowledge/signals.ts';
import { sampleHouse, snippetsByEntity } from './houses.ts';
import { guestTurns, houseRow, kbRow, ordinaryRow, outOfScopeRow, readRows, retrievalRow } from './rows.ts';
import { areTwins } from './twins.ts';

interface Example {
  signals: number[];
  right: boolean;
  weight: number;
}

/** Without the answer and its twins: what is left cannot be right. */
function withoutIt(snippets: Snippet[], gold: string): Snippet[] {
  const lost = snippets.find(({ id }) => id === gold);
  return snippets.filter((one) => lost && one !== lost && !areTwins(one, lost));
}

const folder = '../shared/evals';
const byEntity = snippetsByEntity(readRows(`${folder}/retrieval-kb.jsonl`, kbRow));
const entities = [...byEntity.values()];
const house = sampleHouse(`${folder}/properties.sample.json`);
const examples: Example[] = [];

function add(
  snippets: Snippet[],
  text: string,
  history: string[],
  gold: string | null,
  weight: number,
  name = '',
): void {
  const index = indexFor(snippets, name);
  const ranking = search(index, text, history);
  const top = ranking.candidates[0];
  if (!top) return;
  const shown = ranking.candidates.slice(0, 2).filter(({ score }) => score >= 0.85 * top.score);
  const right = shown.some(({ document }) => document.snippet.id === gold);
  if (gold !== null && !right) return;
  examples.push({ signals: signalsOf(index, ranking, text), right, weight });
}

for (const { entity, text, history, gold } of readRows(`${folder}/retrieval-turns.jsonl`, retrievalRow)) {
  const snippets = byEntity.get(entity) ?? [];
  add(snippets, text, guestTurns(history), gold, 1);
  add(withoutIt(snippets, gold), text, guestTurns(history), null, 1);
}
readRows(`${folder}/out-of-scope.jsonl`, outOfScopeRow).forEach(({ text }, i) => {
  add(entities[(i * 7) % entities.length] ?? [], text, [], null, 0.5);
  add(house.snippets, text, [], null, 0.5, house.facts.name);
});
readRows(`${folder}/ordinary-turns.jsonl`, ordinaryRow).forEach(({ text }, i) => {
  add(entities[(i * 11) % entities.length] ?? [], text, [], null, 0.7);
  add(house.snippets, text, [], null, 0.7, house.facts.name);
});
for (const { text, gold } of readRows('tools/eval/data/house-questions.jsonl', houseRow)) {
  add(house.snippets, text, [], gold, 1.5, house.facts.name);
  if (gold)
    add(
      house.snippets.filter(({ id }) => id !== gold),
      text,
      [],
      null,
      0.4,
      house.facts.name,
    );
}

const probability = (weights: number[], signals: number[]): number =>
  1 / (1 + Math.exp(-signals.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0)));

function fitWeights(list: Example[]): number[] {
  const weights: number[] = signalNames.map(() => 0);
  const all = list.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < 4000; round++) {
    const slope = weights.map((w, i) => (i === 0 ? 0 : 0.004 * w));
    for (const { signals, right, weight } of list) {
      const off = (probability(weights, signals) - (right ? 1 : 0)) * weight;
      signals.forEach((x, i) => {
        slope[i] = (slope[i] ?? 0) + (off * x) / all;
      });
    }
    slope.forEach((s, i) => {
      weights[i] = (weights[i] ?? 0) - 0.6 * s;
    });
  }
  return weights;
}

/** Out-of-fold figures, on stderr, so that the choice of bands does not flatter itself. */
function crossValidate(): void {
  const scored: { p: number; right: boolean }[] = [];
  for (let fold = 0; fold < 5; fold++) {
    const weights = fitWeights(examples.filter((_, i) => i % 5 !== fold));
    examples.forEach(({ signals, right }, i) => {
      if (i % 5 === fold) scored.push({ p: probability(weights, signals), right });
    });
  }
  const rights = scored.filter(({ right }) => right);
  const wrongs = scored.filter(({ right }) => !right);
  let above = 0;
  for (const a of rights) for (const b of wrongs) above += a.p > b.p ? 1 : 0;
  process.stderr.write(
    `examples ${scored.length}, right ${rights.length}, AUC ${(above / rights.length / wrongs.length).toFixed(3)}\n`,
  );
  for (let at = 0.1; at < 0.95; at += 0.1) {
    const kept = (list: typeof scored) => (list.filter(({ p }) => p >= at).length / list.length).toFixed(3);
    process.stderr.write(`  at ${at.toFixed(1)}: right kept ${kept(rights)}, wrong kept ${kept(wrongs)}\n`);
  }
}

crossValidate();
const weights = fitWeights(examples).map((w) => Math.round(w * 1000) / 1000);
signalNames.forEach((name, i) => {
  process.stderr.write(`  ${name.padEnd(18)} ${weights[i]}\n`);
});
console.log(JSON.stringify({ weights, answer: 0.5, offer: 0.3 }));
