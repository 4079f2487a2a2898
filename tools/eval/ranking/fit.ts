// Fits what texts mean and which note answers: node tools/eval/ranking/fit.ts. Writes into language/data; the same rows
// give the same bytes. The ranking is fitted on houses whose questions the meanings it sees have not learned from, and
// prints what it does on the tuned houses.
import { writeFileSync } from 'node:fs';
import { knownTopics } from '../../../src/server/language/index/topics.ts';
import { questionTraits, setMeanings, snippetTraits } from '../../../src/server/language/ranking/meaning.ts';
import { fitMeaning, type House, type MeaningFit } from './fit-meaning.ts';
import { examplesOf, fitRanking } from './fit-ranking.ts';
import { type AskedHouse, askedHouses, hashOf, smallerHouses } from './houses.ts';

const width = 32_768;
const plainShare = 4;
const data = 'src/server/language/data';
const say = (line: string): boolean => process.stderr.write(`${line}\n`);

const learnedFrom = askedHouses('train');
const [plain = [], taught = []] = [true, false].map((isPlain) => learnedFrom.filter((one) => one.isPlain === isPlain));
const tuned = askedHouses('tune');
const topics = knownTopics
  .map(({ wordings }) => wordings.map((wording) => questionTraits(wording, width)))
  .filter((list) => list.length > 2);

const prepare = ({ snippets, questions }: Pick<AskedHouse, 'snippets' | 'questions'>): House => ({
  snippets: snippets.map((snippet) => snippetTraits(snippet, width)),
  questions: questions.flatMap(({ text, answer }) =>
    answer === null ? [] : [{ traits: questionTraits(text, width), answer }],
  ),
});
const fitOn = (houses: AskedHouse[]): MeaningFit => fitMeaning(houses.map(prepare), topics, width);

const examples = [0, 1].flatMap((fold) => {
  const blind = fitOn(taught.filter((_, at) => at % 2 !== fold));
  setMeanings(packed(blind).bytes);
  const unseen = taught.filter((_, at) => at % 2 === fold);
  return [...unseen, ...unseen.flatMap(smallerHouses)].flatMap((house) => examplesOf(house, true));
});
const meaning = packed(fitOn(taught));
setMeanings(meaning.bytes);
writeFileSync(`${data}/meaning-weights.bin`, meaning.bytes);
writeFileSync(`${data}/meaning.json`, `${JSON.stringify({ data: hashOf(learnedFrom), width, size: meaning.size })}\n`);
// Short questions of houses that the meanings have not learned from at all: few, and each counts for several.
const plainExamples = plain
  .flatMap((house) => examplesOf(house, true))
  .map((example) => ({ ...example, weight: example.weight * plainShare }));
const unseenByAll = tuned.flatMap((house) => examplesOf(house));
const ranking = fitRanking([...examples, ...plainExamples], unseenByAll, say);
writeFileSync(`${data}/ranking.json`, `${JSON.stringify(ranking)}\n`);

function packed({ table, size }: MeaningFit): { bytes: Int8Array<ArrayBuffer>; size: number } {
  const most = table.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
  return { bytes: Int8Array.from(table, (value) => Math.round((value / most) * 127)), size };
}
