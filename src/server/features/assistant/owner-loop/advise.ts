// What an owner can do so that a question finds a note. Where another is told instead, that one is named; else changes
// are tried, and the first that helps is the advice.
import type { Advice, LikelyQuestions, Note } from '#contract/knowledge/likely-questions.ts';
import { limits } from '#contract/limits.ts';
import { suggestedTitle } from '#features/knowledge';
import { lackingWords, namesSubject } from '#language/ranking';
import type { PropertyKnowledge } from '../deciding/engine.ts';
import { type AskedHouse, type Heard, hear, knowledgeIn } from './asked-house.ts';

type Trial = { advice: Advice; house: AskedHouse };

/** @param heard what the question finds now, which is not the note */
export async function advise(
  house: AskedHouse,
  knowledge: PropertyKnowledge,
  id: string,
  heard: Heard,
): Promise<LikelyQuestions['missing'][number]> {
  const { question } = heard;
  const other = knowledge.snippets.find((snippet) => heard.told.includes(snippet.id));
  const instead = other ? noteOf(other.id, other.title) : null;
  if (instead) return { question, instead, advice: { kind: 'merge', note: instead } };
  for (const { advice, house: changed } of trials(house, id, question, lackingWords(knowledge.index, id, question))) {
    const now = await hear(changed, knowledgeIn(changed), question);
    if (now?.told.includes(id)) return { question, instead, advice };
  }
  return { question, instead, advice: { kind: 'answer', words: suggestedTitle(question) } };
}

/** With the word that tells most, then with the two; each costs as much as weighing the house's notes anew. */
function trials(house: AskedHouse, id: string, question: string, [first, second]: string[]): Trial[] {
  if (!first) return [];
  return [
    ...(namesSubject(first, question) ? inTitle(house, id, first) : []),
    ...inText(house, id, first),
    ...(second ? inText(house, id, `${first}, ${second}`) : []),
  ];
}

function inTitle(house: AskedHouse, id: string, words: string): Trial[] {
  const article = house.articles.find((one) => id === `article:${one.id}`);
  const title = `${article?.title}, ${words}`;
  if (!article || title.length > limits.shortText) return [];
  return [{ advice: { kind: 'title', words, title }, house: withArticle(house, { ...article, title }) }];
}

function inText(house: AskedHouse, id: string, words: string): Trial[] {
  const advice: Advice = { kind: 'text', words };
  const article = house.articles.find((one) => id === `article:${one.id}`);
  if (article) {
    const body = `${article.body}\n\n${words}.`;
    return [{ advice, house: withArticle(house, { ...article, body }) }];
  }
  const field = id.slice(id.indexOf(':') + 1);
  const [, value] = Object.entries(house.facts).find(([name]) => name === field) ?? [];
  if (typeof value !== 'string' || !freeText.test(field)) return [];
  return [{ advice, house: { ...house, facts: { ...house.facts, [field]: `${value}. ${words}.` } } }];
}

/** Fields in the owner's own words; the others hold a number or a choice. */
const freeText = /_(?:location|instructions|details)$/;

const withArticle = (house: AskedHouse, changed: AskedHouse['articles'][number]): AskedHouse => ({
  ...house,
  articles: house.articles.map((one) => (one.id === changed.id ? changed : one)),
});

/** @param id of a snippet */
export function noteOf(id: string, title: string): Note {
  const name = id.slice(id.indexOf(':') + 1);
  return id.startsWith('article:') ? { kind: 'article', id: name, title } : { kind: 'field', field: name, title };
}
