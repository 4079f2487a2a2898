import { conceptsIn } from './concepts.ts';
import { isStopWord, tokens } from './text.ts';

export type Asked = { id: string; property_id: string; question: string; created_at: Date };

/** So much of what two questions speak of must be the same for them to be one. */
const alike = 0.6;

/** Questions about one property that mean the same, together: the latest first in each, the fullest group first. */
export function groupQuestions<Q extends Asked>(questions: readonly Q[]): Q[][] {
  const groups: { about: Set<string>; members: Q[] }[] = [];
  for (const question of [...questions].sort((a, b) => b.created_at.getTime() - a.created_at.getTime())) {
    const about = subjectsOf(question.question);
    const group = groups.find(
      ({ about: known, members }) => members[0]?.property_id === question.property_id && overlap(known, about) >= alike,
    );
    if (group) group.members.push(question);
    else groups.push({ about, members: [question] });
  }
  return groups.map(({ members }) => members).sort((a, b) => b.length - a.length);
}

/** What a question speaks of: its subjects by our lexicon, and its telling words by their stems. */
function subjectsOf(question: string): Set<string> {
  const list = tokens(question);
  const telling = list.filter(({ word }) => !isStopWord(word)).map(({ stem }) => stem);
  const subjects = [...conceptsIn(list)].map((concept) => `#${concept}`);
  const all = new Set([...telling, ...subjects]);
  return all.size > 0 ? all : new Set([question.trim().toLowerCase()]);
}

/** Shared of all, 0 to 1. */
function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((one) => b.has(one)).length;
  return shared / (a.size + b.size - shared);
}
