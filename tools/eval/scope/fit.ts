// Fits what tells a message about a house from any other: node tools/eval/scope/fit.ts. Writes its weights into
// language/data; the same rows give the same bytes. Learns from the wordings of topics.txt, from troubles and ordinary
// lines of the messages, and from messages that are about something else. The questions of houses and one hand's
// messages are left out: by the first the ranking is fitted, which has to take its word as of a stranger's question,
// and both say on stderr how far it can be believed.
import { globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { knownTopics } from '../../../src/server/language/index/topics.ts';
import { scopeTraits } from '../../../src/server/language/ranking/scope.ts';
import { messageRow, questionRow, readRows } from '../rows.ts';
import { type Example, fitWeights, packed, scoreWith } from './fit-weights.ts';

const width = 32_768;
/** How much a message about something else counts: there are nearly eight times as many of the others. */
const otherWeight = 5;
const data = 'tools/eval/data/understanding';
const leftOut = 'older-t5';

const messages = globSync(`${data}/messages/train/*.jsonl`)
  .toSorted()
  .map((file) => ({ hand: basename(file, '.jsonl'), rows: readRows(file, messageRow) }));
const learnedFrom = messages.filter(({ hand }) => hand !== leftOut).flatMap(({ rows }) => rows);
const ofKind = (...kinds: string[]) => learnedFrom.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);

const ours = [...knownTopics.flatMap(({ wordings }) => wordings), ...ofKind('trouble', 'plain')];
const weights = fitWeights(
  [...ours.map((text) => example(text, true)), ...ofKind('elsewhere').map((text) => example(text, false))],
  width,
);
report();
writeFileSync('src/server/language/data/scope-weights.json', `${JSON.stringify(packed(weights))}\n`);

function example(text: string, right: boolean): Example {
  return { traits: scopeTraits(text, width), right, weight: right ? 1 : otherWeight };
}

function report(): void {
  const asked = globSync(`${data}/questions/tune/*/*.jsonl`).flatMap((file) => readRows(file, questionRow));
  const unseen = {
    'questions that a house answers': asked.filter(({ note }) => note).map(({ text }) => text),
    'messages about something else': messages.flatMap(({ hand, rows }) =>
      hand === leftOut ? rows.map(({ text }) => text) : [],
    ),
  };
  for (let at = -2; at <= 2; at += 0.5) {
    const shares = Object.entries(unseen).map(([name, texts]) => {
      const above = texts.filter((text) => scoreWith(weights, scopeTraits(text, width)) >= at);
      return `${name} ${(above.length / texts.length).toFixed(3)}`;
    });
    process.stderr.write(`  from ${at}: ${shares.join(', ')}\n`);
  }
}
