// What the confidence is fitted on: questions of twelve houses whose answer is there, the same with the answer taken
// out, and messages about something else.
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { inEnglish } from '#language/languages';
import { indexFor, type Snippet } from '#language/ranking';
import { search } from '../../src/server/language/ranking/search.ts';
import { signalsOf } from '../../src/server/language/ranking/signals.ts';
import { dice, pick } from './danger-corpus.ts';
import { housesOf, sampleHouse } from './houses.ts';
import { houseRow, missingRow, outOfScopeRow, readRows } from './rows.ts';
import { areTwins } from './twins.ts';

export interface Example {
  /** Where it comes from, and whether the answer is there. */
  source: string;
  signals: number[];
  /** The answer is among what would be shown. */
  right: boolean;
  weight: number;
  /** A number of the answer: questions with one answer stay together when folds are made. */
  fold: number;
}

interface Asked {
  snippets: Snippet[];
  text: string;
  /** The id of the answer, null when there is none. */
  gold: string | null;
  name?: string;
}

type Answerable = Asked & { gold: string };

const data = (name: string) => `tools/eval/data/${name}`;

export const readExamples = (): Example[] => [...ofOtherThings(), ...ofOurHouses()];

/** Messages that no note answers, each asked of three houses. Those of `fit-scope.ts` are others: it has learned them. */
function ofOtherThings(): Example[] {
  const strangers = [...housesOf(data('paraphrase-houses.json')).values()];
  const houses = [...strangers, ...housesOf(data('properties.json')).values()];
  return readRows(data('out-of-scope-tune.jsonl'), outOfScopeRow).flatMap(({ text }, i) =>
    [1, 5, 7]
      .map((step) => i * step + step)
      .flatMap((at) => {
        const house = houses[at % houses.length];
        if (!house) throw new Error('No house.');
        const { snippets, facts } = house;
        return example('other', { snippets, text: inEnglish(text), gold: null, name: facts.name }, text, 1);
      }),
  );
}

function ofOurHouses(): Example[] {
  const roll = dice(3);
  const house = sampleHouse(data('sample-house.json'));
  const others = housesOf(data('properties.json'));
  const questions = readRows(data('house-questions.jsonl'), houseRow).flatMap((row) =>
    inBothLengths('house', house, row, 2, roll),
  );
  const more = readRows(data('missing-facts.jsonl'), missingRow).flatMap((row) => {
    const other = others.get(row.property);
    if (!other) throw new Error(`No property "${row.property}".`);
    return inBothLengths('houses', other, row, 3, roll);
  });
  // Hardly a word shared with what answers, and as many near siblings of what is not there: harder than most guests ask.
  const strangers = housesOf(data('paraphrase-houses.json'));
  const paraphrased = readRows(data('paraphrase-questions.jsonl'), missingRow).flatMap((row) => {
    const other = strangers.get(row.property);
    if (!other) throw new Error(`No property "${row.property}".`);
    return inBothLengths('paraphrased', other, row, 0.5, roll);
  });
  // The same questions as guests of four other languages ask them.
  const abroad = readRows(data('paraphrase-world.jsonl'), missingRow).flatMap(({ property, text, gold }) => {
    const other = strangers.get(property);
    if (!other) throw new Error(`No property "${property}".`);
    return asItIs('abroad', other, { text: inEnglish(text), gold }, 0.3);
  });
  return [...questions, ...more, ...paraphrased, ...abroad];
}

type OurHouse = ReturnType<typeof sampleHouse>;

/** As it was written, and among other words; with its answer and without. */
function inBothLengths(
  source: string,
  house: OurHouse,
  { text, gold }: z.infer<typeof houseRow>,
  weight: number,
  roll: () => number,
): Example[] {
  const lengths: [string, string, number][] = [
    [source, text, 1],
    [`${source}, at length`, chatty(text, roll), 0.6],
  ];
  return lengths.flatMap(([name, words, share]) => asItIs(name, house, { text: words, gold }, weight * share, text));
}

/** With its answer and without; `key` keeps what belongs together in one fold. */
function asItIs(
  source: string,
  { snippets, facts }: OurHouse,
  { text, gold }: z.infer<typeof houseRow>,
  weight: number,
  key = text,
): Example[] {
  const asked = { snippets, text, name: facts.name };
  return gold === null
    ? example(`${source}, not there`, { ...asked, gold }, key, weight * 0.6)
    : both(source, { ...asked, gold }, key, weight, weight * 0.3);
}

/** As guests talk into a phone: what is asked, among what is told beside it. */
function chatty(text: string, roll: () => number): string {
  const before = roll() < 0.8 ? `${pick(openings, roll)} ` : '';
  const after = roll() < 0.5 ? ` ${pick(endings, roll)}` : '';
  return `${before}${text}${after}`;
}

const openings = [
  'hey um',
  'hi there so',
  'sorry to bother you',
  'uh quick one',
  'okay so we just got here and',
  'my wife wants to know',
  'the kids are asking',
  'we just unpacked and',
  'good morning lovely place by the way',
  'so it is almost ten and',
  'my husband thinks i should ask you',
  'we are on our way and',
  'hello this is sam',
  'we had a long drive and',
  'i looked everywhere but',
  'my sister says',
  'we are making plans for tomorrow so',
  'i was wondering like',
  'you know what',
  'alright alexa i mean hello',
  'oh and one more thing',
  'just curious',
  'so my mother in law is with us and',
  'i read the listing twice but',
];
const endings = [
  'thanks',
  'or something',
  'if that makes sense',
  'because we have to plan',
  'i can not remember',
  'no rush',
  'we forgot to ask',
  'or do you know',
  'before we head out',
  'thanks a lot bye',
  'sorry',
  'the others are waiting',
];

/** Asked with the answer there, and again without it and its near twins. */
function both(source: string, asked: Answerable, key: string, weight: number, lostWeight: number): Example[] {
  const lost = asked.snippets.find(({ id }) => id === asked.gold);
  if (!lost) throw new Error(`No snippet "${asked.gold}" for: ${asked.text}`);
  const left = asked.snippets.filter((one) => one !== lost && !(one.kind === 'article' && areTwins(one, lost)));
  return [
    ...example(source, asked, key, weight),
    ...example(`${source}, taken away`, { ...asked, snippets: left, gold: null }, key, lostWeight),
  ];
}

function example(source: string, asked: Asked, key: string, weight: number): Example[] {
  const { snippets, text, gold, name = '' } = asked;
  const index = indexFor(snippets, name);
  const ranking = search(index, text);
  const top = ranking.candidates[0];
  if (!top) return [];
  const shown = ranking.candidates.slice(0, 2).filter(({ score }) => score >= 0.85 * top.score);
  const right = shown.some(({ document }) => document.snippet.id === gold);
  const fold = createHash('sha256').update(key).digest().readUInt16BE(0);
  return [{ source, signals: signalsOf(index, ranking, text), right, weight, fold }];
}
