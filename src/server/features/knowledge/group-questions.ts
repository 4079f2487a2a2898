import { conceptsAt, isStopWord, tokens } from '#language/text';

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

/** Groups with somebody who was promised word that is not due yet come first, the soonest of them before others. */
export function waitingFirst<Q extends { due_at: Date | null }>(groups: readonly Q[][], now: Date): Q[][] {
  const soonest = (group: Q[]) =>
    Math.min(...group.map(({ due_at }) => due_at?.getTime() ?? 0).filter((due) => due > now.getTime()));
  return groups.toSorted((a, b) => (soonest(a) === soonest(b) ? 0 : soonest(a) - soonest(b)));
}

/** What a question speaks of: its subjects by our lexicon, and the stems of the telling words that belong to none. */
function subjectsOf(question: string): Set<string> {
  const list = tokens(question);
  const about = list.flatMap(({ word, stem }, at) => {
    const subjects = conceptsAt(list, at).map((concept) => `#${concept}`);
    return subjects.length > 0 || isStopWord(word) ? subjects : [stem];
  });
  return new Set(about.length > 0 ? about : [question.trim().toLowerCase()]);
}

/** Shared of all, 0 to 1. */
function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((one) => b.has(one)).length;
  return shared / (a.size + b.size - shared);
}
