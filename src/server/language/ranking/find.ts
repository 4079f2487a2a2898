// One question asked of a property: the ranked snippets, which of them to show, and how sure that they answer.

import { facetsOf, isFacetWord } from '../index/facets.ts';
import { passageFor } from '../index/passages.ts';
import { type IndexedSnippet, type SearchIndex, termsOf } from '../index/search-index.ts';
import type { Snippet } from '../index/snippet.ts';
import { topicsOf } from '../index/topics.ts';
import { inEnglish } from '../languages/translate-words.ts';
import { conceptsAt, conceptsIn } from '../text/concepts.ts';
import { isStopWord, type Token, tokens } from '../text/text.ts';
import { type Band, bandOf, chancesOf } from './confidence.ts';
import { aboutAll } from './foreign.ts';
import { likenessTo, meaningOf } from './meaning.ts';
import { scopeOf } from './scope.ts';
import { type Ranking, search } from './search.ts';
import { type Asked, hasQuestionForm } from './signals.ts';

export interface Finding {
  band: Band;
  /** That the first answers, 0 to 1. */
  confidence: number;
  /** What to show: the first, and the second when it is nearly as likely. */
  shown: Snippet[];
  /** Best first. `score` is by words alone; `chance` that it answers. */
  ranked: { snippet: Snippet; score: number; chance: number }[];
}

/** A second candidate this near to the first is shown with it: most wrong answers have the right one at rank two. */
const nearEnough = 0.7;
/** So many by words and so many by meaning are looked at more closely. */
const maxCandidates = 8;

/** `history`: the guest's earlier turns, oldest first. */
export const find = (index: SearchIndex, text: string, history: string[] = []): Finding =>
  findInEnglish(index, inEnglish(text), history.slice(-maxEarlierTurns).map(inEnglish), text);

/** Earlier turns that a question may lean on. */
const maxEarlierTurns = 2;

function findInEnglish(index: SearchIndex, text: string, history: string[], typed: string): Finding {
  const asked = withTopic(text, history);
  const alone = lookUp(index, asked, history, asked === text, asked === text ? typed : asked);
  if (alone.band === 'answer' || !addsOn(text)) return alone;
  const topic = topicBefore(history);
  const together = topic ? lookUp(index, `${topic} ${text}`, [], false) : alone;
  return together.band === 'answer' ? together : alone;
}

/** @param typed the question as the guest wrote it, in whatever language */
function lookUp(index: SearchIndex, asked: string, history: string[], byTopic: boolean, typed = asked): Finding {
  const { candidates, asked: signs } = lookAt(index, asked, history, byTopic, typed);
  const chances = chancesOf(index, signs, candidates);
  const ranked = candidates
    .map(({ document: { snippet }, score }, i) => ({ snippet, score, chance: chances[i] ?? 0 }))
    .sort((one, other) => other.chance - one.chance);
  const confidence = ranked[0]?.chance ?? 0;
  const near = ranked.slice(0, 2).filter(({ chance }) => chance >= nearEnough * confidence);
  return { band: bandOf(confidence), confidence, shown: near.map(({ snippet }) => snippet), ranked };
}

function lookAt(index: SearchIndex, asked: string, history: string[], byTopic: boolean, typed: string) {
  const ranking = search(index, asked, history, byTopic);
  const { candidates, likeness } = pool(index, ranking, typed);
  const by = rulesOf(index, asked, ranking, typed);
  return {
    candidates,
    asked: {
      text: asked,
      ranking,
      scope: scopeOf(typed),
      topics: topicsOf(termsOf(ranking.question, index.nameStems)),
      likeness,
      by,
    } satisfies Asked,
  };
}

/** What is looked at more closely for a question by itself, with its signs: for the tool that fits the ranking. */
export const candidatesFor = (index: SearchIndex, text: string) => lookAt(index, inEnglish(text), [], true, text);

/** The best by words, and the likest in meaning. */
function pool(index: SearchIndex, ranking: Ranking, typed: string) {
  const meaning = meaningOf(typed);
  const alikeness = index.documents.map((document) => ({
    document,
    value: likenessTo(meaning, document),
  }));
  const likest = alikeness.toSorted((one, other) => other.value - one.value).slice(0, maxCandidates);
  const byWords = ranking.candidates.slice(0, maxCandidates);
  const scores = new Map(ranking.candidates.map(({ document, score }) => [document, score]));
  const documents = new Set([...byWords, ...likest].map(({ document }) => document));
  const candidates = [...documents].map((document) => ({ document, score: scores.get(document) ?? 0 }));
  const values = new Map(alikeness.map(({ document, value }) => [document, value]));
  return { candidates, likeness: new Map([...documents].map((document) => [document, values.get(document) ?? 0])) };
}

/** What rules of their own would answer with: signs among others. */
function rulesOf(index: SearchIndex, asked: string, ranking: Ranking, typed: string): Asked['by'] {
  const said = tokens(asked);
  const likely = ranking.candidates.slice(0, maxForeignCandidates).map(({ document }) => document);
  return {
    // As typed first: mending may have broken a phrase that the lexicon knows.
    passage: passageFor(index, said) ?? passageFor(index, ranking.question),
    subjects: aboutAll(index, tokens(typed), likely),
    subject: byConceptAlone(said, ranking),
    title: namedArticle(index, ranking),
  };
}

/** Among so many of the best ranked a question in another language must find all its subjects. */
const maxForeignCandidates = 2;

/** "What time do we have to be out?": small words only, but a subject of the lexicon that is somebody's title. */
function byConceptAlone(question: Token[], { candidates }: Ranking): Snippet | null {
  const isOfSubject = (at: number) => conceptsAt(question, at).some((concept) => leading.has(concept));
  const isSmall = ({ word }: Token, at: number) => isStopWord(word) || smallWords.has(word) || isOfSubject(at);
  if (!question.every(isSmall)) return null;
  const subjects = [...conceptsIn(question)].filter((concept) => leading.has(concept));
  const isTitled = ({ title }: IndexedSnippet) => subjects.some((concept) => title.has(`#${concept}`));
  const speaksOf = ({ snippet, terms }: IndexedSnippet) =>
    snippet.kind === 'article' && subjects.some((concept) => terms.has(`#${concept}`));
  // "Age restriction for check-in" is titled so too, and is not about when.
  const asked = facetsOf(question);
  const documents = candidates
    .map(({ document }) => document)
    .filter(
      ({ facets }) =>
        [...facets.questionTypes].every((facet) => facet === 'hours' || asked.questionTypes.has(facet)) &&
        facets.special.size === 0,
    );
  return (documents.find(isTitled) ?? documents.find(speaksOf))?.snippet ?? null;
}

const leading = new Set(['checkin', 'checkout', 'noise', 'pets', 'trash', 'park', 'wifi', 'tapwater']);
/** When and for whom: they narrow no subject down. */
const smallWords = new Set(
  'time day hour first last morning when early late latest earliest dinner lunch night tonight evening today tomorrow weekend midnight noon afternoon sunday monday tuesday wednesday thursday friday saturday kids kid children baby family guests everyone one hey quick question remind pls please'.split(
    ' ',
  ),
);

/**
 * "Do you have a telescope?" and an article "Telescope": its whole title is asked for, and nothing that it does not
 * hold. One for verified guests shows its title alone, so that other words of the question may be its text's.
 */
function namedArticle(index: SearchIndex, { question, candidates }: Ranking): Snippet | null {
  const contentOf = (list: Token[]) => list.filter(({ word, stem }) => !isStopWord(word) && !index.nameStems.has(stem));
  const asked = contentOf(question);
  const stems = new Set(asked.map(({ stem }) => stem));
  const isNamed = ({ snippet, english, terms }: IndexedSnippet) => {
    const title = contentOf(tokens(english.title));
    if (snippet.field !== null || title.length === 0 || !title.every(({ stem }) => stems.has(stem))) return false;
    return snippet.kind === 'secret' || asked.every(({ stem }) => terms.has(stem));
  };
  return candidates.map(({ document }) => document).find(isNamed)?.snippet ?? null;
}

/** "And where are they?" is asked of what was asked about before: its subject is put in front. */
export function withTopic(text: string, history: string[]): string {
  const list = tokens(text);
  const isPronoun =
    list.some(({ word }) => pronouns.has(word)) &&
    list.every((token) => isStopWord(token.word) || pronouns.has(token.word) || isFacetWord(token));
  if (!isPronoun || list.length > 8 || !hasQuestionForm(text)) return text;
  return [topicBefore(history), text].filter(Boolean).join(' ');
}

/** "And outside?", "what about the latest on Sunday?": a word or two more about the same. */
const addsOn = (text: string): boolean =>
  /^\s*(?:and|what about|how about|y|et|und|e)\b/i.test(text) &&
  tokens(text).filter(({ word }) => !isStopWord(word)).length <= 2;

function topicBefore(history: string[]): string {
  for (const earlier of history.slice(-2).reverse()) {
    const topic = tokens(earlier).filter((token) => !isStopWord(token.word) && !isFacetWord(token));
    if (topic.length > 0) return topic.map(({ word }) => word).join(' ');
  }
  return '';
}

const pronouns = new Set('it they them those these that this one ones there he she'.split(' '));
