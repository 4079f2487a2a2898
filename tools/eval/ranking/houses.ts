// Houses of the data as the product indexes them, and what guests ask there.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { indexFor, type SearchIndex, type Snippet } from '#language/ranking';
import { dice } from '../dice.ts';
import { knownHouse } from '../houses.ts';
import { readHouses, splitFacts } from '../stories/data-houses.ts';

export interface Question {
  text: string;
  lang: string;
  /** The snippet that answers; null where nothing of the house does. */
  answer: number | null;
}

export interface AskedHouse {
  name: string;
  snippets: Snippet[];
  index: SearchIndex;
  questions: Question[];
  /** Asked in short, plain questions, by a hand that asked no other houses. */
  isPlain: boolean;
}

interface Row {
  text: string;
  lang: string;
  note?: string;
  field?: string;
}

export function askedHouses(split: string): AskedHouse[] {
  const files = globSync(`tools/eval/data/understanding/questions/${split}/*/*.jsonl`).toSorted();
  const byHouse = Map.groupBy(files, (file) => /([\w-]+)\.jsonl$/.exec(file)?.[1] ?? '');
  const all = readHouses();
  return [...byHouse].map(([name, parts]) => {
    const house = all.get(name);
    if (!house) throw new Error(`There is no house ${name}.`);
    const { taken } = splitFacts(house);
    const { snippets, index } = knownHouse(house).knowledge;
    const at = new Map(snippets.map(({ id }, i) => [id, i]));
    const idOf = ({ note, field }: Row) =>
      note ? `article:${note}` : field && (field in taken ? `fact:${field}` : `article:${field}`);
    const questions = parts
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
      .flatMap((line) => {
        const row = JSON.parse(line) as Row; // a row of our own
        const id = idOf(row);
        const answer = id ? at.get(id) : null;
        return answer === undefined ? [] : [{ text: row.text, lang: row.lang, answer }];
      });
    return { name, snippets, index, questions, isPlain: parts.some((file) => file.includes('/older-3/')) };
  });
}

/** Of what the weights were learned from: they say it, and a test compares. */
export const hashOf = (houses: AskedHouse[]): string =>
  createHash('sha256')
    .update(JSON.stringify(houses.map(({ name, snippets, questions }) => [name, snippets, questions])))
    .digest('hex')
    .slice(0, 16);

/** The same house as an owner begins it, with few notes: what is near is not near enough there. */
export function smallerHouses({ name, snippets, questions, isPlain }: AskedHouse): AskedHouse[] {
  const roll = dice(snippets.length);
  return [0.25, 0.25, 0.07, 0.07, 0.07].map((share) => {
    const kept = snippets.filter(() => roll() < share);
    const few = questions.filter(({ answer }) => {
      const isKept = answer !== null && kept.includes(snippets[answer] as Snippet); // an answer is one of them
      return isKept || roll() < 0.15;
    });
    const at = new Map(kept.map((snippet, i) => [snippet, i]));
    const asked = few.map((one) => ({
      ...one,
      answer: one.answer === null ? null : (at.get(snippets[one.answer] as Snippet) ?? null),
    }));
    return { name, snippets: kept, index: indexFor(kept, name), questions: asked, isPlain };
  });
}
