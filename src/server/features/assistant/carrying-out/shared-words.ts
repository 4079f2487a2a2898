// Whether two subject lines tell of the same thing, where no playbook names it.
import { isStopWord, tokens } from '#language/text';

/**
 * Whether more than two thirds of the words of the shorter line stand in the other, those that say nothing of the matter
 * left out. Strict, since two jobs for one trouble cost less than a trouble without a job: "Garden swing is broken" is
 * not "Garden fence is broken".
 */
export function sharesMost(one: string, other: string): boolean {
  const [a, b] = [contentOf(one), contentOf(other)];
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared * 3 > Math.min(a.size, b.size) * 2;
}

const contentOf = (line: string): Set<string> =>
  new Set(tokens(line).flatMap(({ word, stem }) => (isStopWord(word) ? [] : [stem])));
