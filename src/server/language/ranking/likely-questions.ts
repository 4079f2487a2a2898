// What guests are likely to ask for a note, by the topics that it reminds of, and which words of a question it lacks.
import { type SearchIndex, termsOf } from '../index/search-index.ts';
import { isUsed, knownTopics, tells, titleTopics, wholeTopics } from '../index/topics.ts';
import { conceptsIn } from '../text/concepts.ts';
import { isStopWord, tokens } from '../text/text.ts';
import { hasQuestionForm } from './signals.ts';

/** Of the strongest topic of a note so many wordings, of the next fewer. */
const wordingsOf = [6, 4, 2];
/** A topic counts that is this strong beside the strongest. */
const strongEnough = 0.5;
/** A question that an owner reads at a glance. */
const characters = { least: 12, most: 70 };

/** In guests' words, without the property's own; the likeliest topic first. None where the note reminds of nothing. */
export function likelyQuestions(index: SearchIndex, id: string): string[] {
  const document = index.documents.find(({ snippet }) => snippet.id === id);
  if (!document) return [];
  const byTitle = titleTopics(document, index.nameStems);
  const topics = [...wholeTopics(document, index.nameStems)]
    .map(([topic, share]) => [topic, share + (byTitle.get(topic) ?? 0)] as const)
    .toSorted(([, one], [, other]) => other - one);
  const strongest = topics[0]?.[1] ?? 0;
  return topics
    .filter(([, share]) => share >= strongEnough * strongest)
    .slice(0, wordingsOf.length)
    .flatMap(([topic], nth) => spread(readable[topic] ?? [], wordingsOf[nth] ?? 0));
}

/** What a question says that a note does not, what tells most first. */
export function lackingWords(index: SearchIndex, id: string, question: string): string[] {
  const document = index.documents.find(({ snippet }) => snippet.id === id);
  if (!document) return [];
  const isHeld = (stem: string, concepts: Set<string>) =>
    document.terms.has(stem) || [...concepts].some((concept) => document.terms.has(`#${concept}`));
  const lacking = tokens(question).filter(
    (token) => !isStopWord(token.word) && !index.nameStems.has(token.stem) && !isHeld(token.stem, conceptsIn([token])),
  );
  return [...new Set(lacking.toSorted((one, other) => tells(other.stem) - tells(one.stem)).map(({ word }) => word))];
}

/** Whether guests call the subject of one of these questions so: the word stands in many wordings of its topic. */
export function namesSubject(word: string, question: string): boolean {
  const wordings = knownTopics[readable.findIndex((questions) => questions.includes(question))]?.wordings ?? [];
  const [named] = tokens(word);
  const naming = wordings.filter((wording) => tokens(wording).some(({ stem }) => stem === named?.stem));
  return naming.length >= oftenEnough * wordings.length;
}

const oftenEnough = 0.2;

/** Questions of each topic without slips of the fingers, which stand there too: they are words that hardly anybody uses. */
const readable = knownTopics.map(({ wordings }) =>
  wordings
    .map((wording) => wording.trim())
    .filter(({ length }) => length >= characters.least && length <= characters.most)
    .filter(hasQuestionForm)
    .filter((wording) => [...termsOf(tokens(wording), new Set()).keys()].every(isUsed)),
);

/** So many of a list, from all over it. */
const spread = (list: readonly string[], count: number): string[] =>
  list.filter((_, at) => Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length));
