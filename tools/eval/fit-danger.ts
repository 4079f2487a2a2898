// Fits the learned reader of danger on our own sentences: node tools/eval/fit-danger.ts [--fails] >
// …/language/data/danger-weights.json
// Harmless are also the ordinary messages that guests send, in five languages. Figures on stderr are of sentences whose
// line was left out.
import { readFileSync } from 'node:fs';
import { safetyKinds } from '#contract/enumerations/conversations.ts';
import { readMessage } from '#language/reader';
import { knownTopics } from '../../src/server/language/index/topics.ts';
import { stretchesOf, traitsOf } from '../../src/server/language/reader/danger-traits.ts';
import type { Traits } from '../../src/server/language/text/traits.ts';
import { dice, readCorpus, roughened, type Utterance } from './danger-corpus.ts';
import { fitWeights, packed, scoreWith, type Weights } from './fit-weights.ts';
import { readRows, safetyRow } from './rows.ts';

/** Columns of danger or not, and of each kind: few enough for a file that every start reads. */
const width = 65_536;
const kindWidth = 4096;
const folds = 5;
/** What guests ask about, but for what they may be in the middle of. */
const besideDanger = new Set(
  'first-aid smoke-detector fire-extinguisher gas-shutoff water-shutoff breaker alarm locked-out propane-empty wildlife'.split(
    ' ',
  ),
);
/**
 * Shares of false alarms that are borne: of ordinary messages, and of the look-alikes of our own that were left out.
 */
const mostOrdinary = 0.0115;
const mostLookAlikes = 0.1;
/** How often each sentence is learned besides, with a slip or another sentence beside it. */
const roughCopies = 2;
/**
 * How much a harmless sentence of ours counts beside a danger, and an example of one kind beside one of the eight
 * others.
 */
const harmlessWeight = 1.5;
const kindWeight = 3;

interface Prepared extends Utterance {
  fold: number;
  traits: Traits[];
  kindTraits: Traits[];
}

interface Scored {
  one: Prepared;
  score: number;
  kind: string;
  /** Of all sentences of one line: each line counts once. */
  part: number;
}

const roll = dice(23);
const prepared = [...prepare(readCorpus()), ...ordinaryMessages()];
const weights = fitDanger(prepared);
const scored = crossValidated(prepared);
const ordinary = scored.filter(({ one }) => one.kind === 'ordinary').map(({ score }) => score);
const askFrom = chooseScore();
report();
console.log(
  JSON.stringify(
    {
      ask_from: askFrom,
      danger: packed(weights),
      kinds: Object.fromEntries([...fitKinds(prepared)].map(([kind, one]) => [kind, packed(one)])),
    },
    null,
    2,
  ),
);

function prepare(corpus: Utterance[]): Prepared[] {
  const lines = [...new Set(corpus.map(({ line }) => line))];
  const foldOf = new Map(lines.map((line) => [line, Math.floor(roll() * folds)]));
  const harmless = new Map<string, string[]>();
  for (const { text, kind, language } of corpus)
    if (kind === 'none') harmless.set(language, [...(harmless.get(language) ?? []), text]);
  return corpus.map((utterance) => {
    const beside = harmless.get(utterance.language) ?? [];
    const rough = Array.from({ length: roughCopies }, () => roughened(utterance, beside, roll).text);
    const readings = [utterance.text, ...rough].map(readMessage);
    return {
      ...utterance,
      fold: foldOf.get(utterance.line) ?? 0,
      traits: readings.map((reading) => traitsOf(reading, width)),
      kindTraits: !isDanger(utterance.kind) ? [] : readings.map((reading) => traitsOf(reading, kindWidth)),
    };
  });
}

/** Traits of each stretch of a text, as the reader itself takes them. */
function stretchTraits(text: string, columns: number): Traits[] {
  return stretchesOf(readMessage(text)).map((stretch) => traitsOf(stretch, columns));
}

function highest(learned: Weights, traits: Traits[]): number {
  return Math.max(...traits.map((one) => scoreWith(learned, one)));
}

function fitDanger(list: Prepared[]): Weights {
  const examples = list.flatMap(({ traits, kind }) =>
    traits.map((one) => ({ traits: one, right: isDanger(kind), weight: kind === 'none' ? harmlessWeight : 1 })),
  );
  return fitWeights(examples, width);
}

function fitKinds(list: Prepared[]): Map<string, Weights> {
  const examplesOf = (wanted: string) =>
    list.flatMap(({ kindTraits, kind }) =>
      kindTraits.map((one) => ({ traits: one, right: kind === wanted, weight: kind === wanted ? kindWeight : 1 })),
    );
  return new Map(safetyKinds.map((kind) => [kind, fitWeights(examplesOf(kind), kindWidth)]));
}

function isDanger(kind: string): boolean {
  return kind !== 'none' && kind !== 'ordinary';
}

/** What sentences score whose line was left out. */
function crossValidated(list: Prepared[]): Scored[] {
  const ofLine = Map.groupBy(list, ({ line }) => line);
  return Array.from({ length: folds }, (_, fold) => {
    const seen = list.filter((one) => one.fold !== fold);
    const danger = fitDanger(seen);
    const kinds = [...fitKinds(seen)];
    return list
      .filter((one) => one.fold === fold)
      .map((one): Scored => {
        const traits = stretchTraits(one.text, kindWidth);
        const ranked = kinds.map(([kind, own]) => ({ kind, score: highest(own, traits) }));
        const { kind } = ranked.reduce((best, next) => (next.score > best.score ? next : best));
        const part = 1 / (ofLine.get(one.line)?.length ?? 1);
        return { one, score: highest(danger, stretchTraits(one.text, width)), kind, part };
      });
  }).flat();
}

function ordinaryMessages(): Prepared[] {
  const names = ['house-questions', 'site-questions', 'paraphrase-questions', 'missing-facts', 'out-of-scope-tune'];
  const files = [...names, 'harmless-world'].map((name) => `tools/eval/data/${name}.jsonl`);
  const asked = knownTopics.filter(({ name }) => !besideDanger.has(name)).flatMap(({ wordings }) => wordings);
  const rows = files.flatMap((file) => readRows(file, safetyRow)).map(({ question, text = question }) => text);
  const others = readFileSync('tools/eval/data/other-messages.txt', 'utf8').split('\n').filter(Boolean);
  return [...rows, ...asked, ...others].map((text) => ({
    text,
    kind: 'ordinary',
    language: 'en',
    line: text,
    fold: Math.floor(roll() * folds),
    traits: [traitsOf(readMessage(text), width)],
    kindTraits: [],
  }));
}

function chooseScore(): number {
  const lookAlikes = scored.filter(({ one }) => one.kind === 'none');
  for (let at = -2; at < 2; at += 0.05) {
    const fits = shareOf(ordinary, at) <= mostOrdinary && shareAbove(lookAlikes, at) <= mostLookAlikes;
    if (fits) return Math.round(at * 100) / 100;
  }
  return 2;
}

function report(): void {
  const dangers = scored.filter(({ one }) => isDanger(one.kind));
  const lookAlikes = scored.filter(({ one }) => one.kind === 'none');
  const say = (line: string): boolean => process.stderr.write(`${line}\n`);
  say(`sentences ${prepared.length}, dangers ${dangers.length}, ordinary ${ordinary.length}, asks from ${askFrom}`);
  for (let at = -2; at <= 3; at += 0.25) {
    const rates = [shareAbove(dangers, at), shareAbove(lookAlikes, at)].map((share) => share.toFixed(3));
    say(`  from ${at}: dangers ${rates[0]}, look-alikes ${rates[1]}, ordinary ${shareOf(ordinary, at).toFixed(4)}`);
  }
  const groups = {
    ...Object.groupBy(dangers, ({ one }) => one.language),
    ...Object.groupBy(dangers, ({ one }) => one.kind),
  };
  for (const [name, list = []] of Object.entries(groups)) say(`  ${name}: ${shareAbove(list, askFrom).toFixed(3)}`);
  say(`  right kind ${(dangers.filter(({ kind, one }) => kind === one.kind).length / dangers.length).toFixed(3)}`);
  if (!process.argv.includes('--fails')) return;
  for (const { one, score } of scored)
    if (score >= askFrom !== isDanger(one.kind)) say(`${one.kind} | ${score.toFixed(2)} | ${one.text}`);
}

function shareAbove(list: Scored[], at: number): number {
  const all = list.reduce((sum, { part }) => sum + part, 0);
  return list.reduce((sum, { score, part }) => sum + (score >= at ? part : 0), 0) / all;
}

function shareOf(scores: number[], at: number): number {
  return scores.filter((score) => score >= at).length / scores.length;
}
