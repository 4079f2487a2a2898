// Houses that were written first: eight with their paraphrased questions in five languages, which the meanings learn
// from; and those with short, plain questions and with what nothing answers, by which the ranking is fitted besides.
import { indexFor } from '#language/ranking';
import { housesOf, sampleHouse } from '../houses.ts';
import { houseRow, missingRow, outOfScopeRow, readRows } from '../rows.ts';
import type { AskedHouse, Question } from './houses.ts';

const data = (name: string) => `tools/eval/data/${name}`;
type House = ReturnType<typeof sampleHouse>;
type Row = { text: string; gold: string | null };

export function paraphrasedHouses(): AskedHouse[] {
  const rows = ['paraphrase-questions.jsonl', 'paraphrase-world.jsonl'].flatMap((name) =>
    readRows(data(name), missingRow),
  );
  return [...housesOf(data('paraphrase-houses.json'))].map(([key, house]) =>
    asked(
      key,
      house,
      rows.filter(({ property }) => property === key),
    ),
  );
}

export function plainHouses(): AskedHouse[] {
  const sample = asked(
    'sample',
    sampleHouse(data('sample-house.json')),
    readRows(data('house-questions.jsonl'), houseRow),
  );
  const missing = readRows(data('missing-facts.jsonl'), missingRow);
  const others = readRows(data('out-of-scope-tune.jsonl'), outOfScopeRow);
  const houses = [...housesOf(data('properties.json'))].map(([key, house], at, all) => {
    const beside = others.filter((_, i) => i % all.length === at).map(({ text }) => ({ text, gold: null }));
    return asked(key, house, [...missing.filter(({ property }) => property === key), ...beside]);
  });
  return [sample, ...houses];
}

function asked(name: string, { snippets, facts }: House, rows: Row[]): AskedHouse {
  const questions = rows.flatMap(({ text, gold }): Question[] => {
    const answer = gold === null ? null : snippets.findIndex(({ id }) => id === gold);
    return answer !== null && answer < 0 ? [] : [{ text, lang: '', answer }];
  });
  return { name, snippets, index: indexFor(snippets, facts.name), questions };
}
