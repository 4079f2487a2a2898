// A text as what it claims.
import type { Language } from '#language/languages';
import { sentencesIn } from '#language/ranking';
import type { Clause, Figure } from './claim.ts';
import { boundOf, sensesAt } from './lexicon.ts';
import { namesIn } from './names.ts';
import { type Part, partsOf } from './parts.ts';
import { figureAt, type Reading, readPhrase } from './read-item.ts';
import { unitOf } from './units.ts';
import { plainly, wordsOf } from './words-of.ts';

export function readClaim(text: string, language: Language): Clause[] {
  const sentences = sentencesIn(plainly(text));
  const names = new Set(sentences.flatMap((sentence) => [...namesIn(sentence, language)]));
  const clauses = sentences.flatMap((sentence, at) => {
    const read = partsOf(sentence, language).map((part) => ({
      part,
      clause: readClause(part.text, { language, names }, at),
    }));
    read.forEach(({ part, clause }, i) => {
      if (goesOnDenying(part, clause, read[i - 1]?.clause)) clause.isDenied = true;
      clause.isElliptical &&= part.isJoined && clause.senses.length === 0 && clause.items.length === 1;
    });
    return read.map(({ clause }) => clause);
  });
  return clauses.filter(({ items, senses, keys }) => items.length > 0 || senses.length > 0 || keys.size > 0);
}

/** "No parties, smoking or pets" denies each of them. */
const goesOnDenying = (part: Part, clause: Clause, before: Clause | undefined): boolean =>
  before?.isDenied === true &&
  part.isListed &&
  clause.items.length <= 2 &&
  clause.items.every(({ kind }) => kind === 'word');

function readClause(text: string, reading: Reading, sentence: number): Clause {
  const said = wordsOf(text, reading.language);
  const clause: Clause = {
    items: [],
    keys: new Set(),
    senses: [],
    isDenied: false,
    isElliptical: said.length <= maxWords,
    sentence,
  };
  let counts: Figure | undefined;
  for (let at = 0; at < said.length; ) {
    const word = said[at] ?? '';
    if (/^[@\d]/.test(word)) {
      counts = figureAt(said, at, reading.language);
      clause.items.push(counts);
      at += 1;
      if (counts.unit && unitOf(said[at])) at += 1;
      continue;
    }
    const found = sensesAt(said, at, reading.language);
    const phrase = said.slice(at, at + (found?.length ?? 1));
    const bound = boundOf(said, at + phrase.length, reading.language);
    const item = readPhrase(clause, { phrase, senses: found?.senses ?? [], bound }, reading);
    if (counts && !counts.unit && item?.kind === 'word') counts.of = item;
    counts = undefined;
    at += phrase.length;
  }
  const says = (sign: string) => clause.senses.some((sense) => sense.kind === 'not' && sense.sign === sign);
  clause.isDenied = says('not') !== says('ban');
  return clause;
}

/** Of a clause that can only be one more of what stands before it. */
const maxWords = 3;
