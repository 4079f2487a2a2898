// Fits what tells a message about a house from any other: node tools/eval/fit-scope.ts >
// …/language/data/scope-weights.json
// Learns from what guests ask (topics.txt; in four more languages data/harmless-world.jsonl), from troubles, and from
// messages of ours that are about something else (data/other-messages.txt). The rows that measure it, and those the confidence is fitted on, are not learned from: the
// confidence takes its word as of a stranger's question. What it makes of them is printed on stderr.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { knownTopics } from '../../src/server/language/index/topics.ts';
import { scopeTraits } from '../../src/server/language/ranking/scope.ts';
import { type Example, fitWeights, packed, scoreWith } from './fit-weights.ts';
import { houseRow, missingRow, outOfScopeRow, readRows } from './rows.ts';

const width = 32_768;
/** How much a message about something else counts: there are six times as many of the others. */
const otherWeight = 3;

const textRow = z.object({ text: z.string(), about: z.enum(['house', 'trouble', 'other']).default('trouble') });
const world = readRows('tools/eval/data/harmless-world.jsonl', textRow);
const ours = [
  ...knownTopics.flatMap(({ wordings }) => wordings),
  ...readRows('src/server/language/data/trouble-utterances.jsonl', textRow).map(({ text }) => text),
  ...world.filter(({ about }) => about !== 'other').map(({ text }) => text),
];
const others = [
  ...readFileSync('tools/eval/data/other-messages.txt', 'utf8').split('\n').filter(Boolean),
  ...world.filter(({ about }) => about === 'other').map(({ text }) => text),
];
const weights = fitWeights(
  [...ours.map((text) => example(text, true)), ...others.map((text) => example(text, false))],
  width,
);
report();
console.log(JSON.stringify(packed(weights)));

function example(text: string, right: boolean): Example {
  return { traits: scopeTraits(text, width), right, weight: right ? 1 : otherWeight };
}

function report(): void {
  const unseen = {
    'questions of houses': readRows('tools/eval/data/house-questions.jsonl', houseRow).map(({ text }) => text),
    'paraphrased ones': readRows('tools/eval/data/paraphrase-questions.jsonl', missingRow)
      .filter(({ gold }) => gold !== null)
      .map(({ text }) => text),
    'out of scope': readRows('tools/eval/data/out-of-scope-held.jsonl', outOfScopeRow)
      .filter(({ label }) => label === 'other')
      .map(({ text }) => text),
  };
  for (let at = -2; at <= 2; at += 0.5) {
    const shares = Object.entries(unseen).map(([name, texts]) => {
      const above = texts.filter((text) => scoreWith(weights, scopeTraits(text, width)) >= at);
      return `${name} ${(above.length / texts.length).toFixed(3)}`;
    });
    process.stderr.write(`  from ${at}: ${shares.join(', ')}\n`);
  }
}
