// What guests may ask for one note, asked of the engine as a guest would.
import type { LikelyQuestions } from '#contract/knowledge/likely-questions.ts';
import { likelyQuestions } from '#language/ranking';
import { advise } from './advise.ts';
import { type AskedHouse, type Heard, hear, knowledgeIn } from './asked-house.ts';

const most = { finding: 4, missing: 2 };

/** @param id of the note's snippet: `article:…`, `fact:…` or `secret:…` */
export async function askLikely(house: AskedHouse, id: string): Promise<Omit<LikelyQuestions, 'property'>> {
  const knowledge = knowledgeIn(house);
  const heard: Heard[] = [];
  for (const question of likelyQuestions(knowledge.index, id)) {
    const one = await hear(house, knowledge, question);
    if (one) heard.push(one);
  }
  const found = heard.filter(({ told }) => told.includes(id));
  const missing: LikelyQuestions['missing'] = [];
  for (const one of differently(heard.filter(({ told }) => !told.includes(id))).slice(0, most.missing))
    missing.push(await advise(house, knowledge, id, one));
  return {
    title: knowledge.snippets.find((snippet) => snippet.id === id)?.title ?? null,
    asked: heard.length,
    found: found.length,
    finding: found
      .slice(0, most.finding)
      .map(({ question, isShown }) => ({ question, how: isShown ? ('shown' as const) : ('told' as const) })),
    missing,
  };
}

/** One that finds each other note first: what helps it helps the others that find the same. */
function differently(missed: readonly Heard[]): Heard[] {
  const firsts = [...Map.groupBy(missed, ({ told }) => told[0] ?? '').values()].flatMap((same) => same.slice(0, 1));
  return [...firsts, ...missed.filter((one) => !firsts.includes(one))];
}
