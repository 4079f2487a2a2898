// One question asked of a property: the ranked snippets, which of them to show, and how sure that they answer.
import { type Band, bandOf, confidenceOf } from './confidence.ts';
import { isFacetWord } from './facets.ts';
import { aboutAll } from './foreign.ts';
import { passageFor, saysAll } from './passages.ts';
import { type Ranking, search } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import { hasQuestionForm } from './signals.ts';
import type { Snippet } from './snippet.ts';
import { isStopWord, tokens } from './text.ts';

export interface Finding {
  band: Band;
  /** 0 to 1. */
  confidence: number;
  /** What to show: the first, and the second when it scores nearly as high. */
  shown: Snippet[];
  ranked: { snippet: Snippet; score: number }[];
}

/** A second candidate this near to the first is shown with it: most wrong answers have the right one at rank two. */
const nearEnough = 0.85;

/** `history`: the guest's earlier turns, oldest first. */
export function find(index: SearchIndex, text: string, history: string[] = []): Finding {
  const asked = withTopic(text, history);
  const ranking = search(index, asked, history);
  const confidence = confidenceOf(index, ranking, asked);
  const ranked = ranking.candidates.map(({ document, score }) => ({ snippet: document.snippet, score }));
  const top = ranked[0];
  const near = ranked.slice(0, 2).filter(({ score }) => top && score >= nearEnough * top.score);
  const finding: Finding = { band: bandOf(confidence), confidence, shown: near.map(({ snippet }) => snippet), ranked };
  const better = betterThan(index, asked, ranking, finding);
  if (!better) return finding;
  return { ...finding, band: 'answer', confidence: Math.max(confidence, passageConfidence), shown: [better] };
}

/** What answers although the ranking is unsure of it, or puts something else first. */
function betterThan(index: SearchIndex, asked: string, ranking: Ranking, { band, shown }: Finding): Snippet | null {
  const typed = tokens(asked);
  const foreign = aboutAll(
    index,
    typed,
    ranking.candidates.map(({ document }) => document),
  )?.snippet;
  if (foreign) return band === 'answer' && shown.includes(foreign) ? null : foreign;
  // As typed first: mending may have broken a phrase that the lexicon knows.
  const passage = passageFor(index, typed) ?? passageFor(index, ranking.question);
  if (!passage || band !== 'answer') return passage;
  const [top] = shown;
  const isSaid = shown.includes(passage) || top?.kind === 'secret' || (top && saysAll(index, ranking.question, top));
  return isSaid ? null : passage;
}

/** A sentence that holds every word asked about is trusted as far as the least sure answer. */
const passageConfidence = 0.6;

/** "And where are they?" is asked of what was asked about before: its subject is put in front. */
function withTopic(text: string, history: string[]): string {
  const list = tokens(text);
  const isPronoun =
    list.some(({ word }) => pronouns.has(word)) && list.every(({ word }) => isStopWord(word) || pronouns.has(word));
  if (!isPronoun || list.length > 8 || !hasQuestionForm(text)) return text;
  for (const earlier of history.slice(-2).reverse()) {
    const topic = tokens(earlier).filter((token) => !isStopWord(token.word) && !isFacetWord(token));
    if (topic.length > 0) return `${topic.map(({ word }) => word).join(' ')} ${text}`;
  }
  return text;
}

const pronouns = new Set('it they them those these that this one ones there he she'.split(' '));
