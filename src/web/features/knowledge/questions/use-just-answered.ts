import { useState } from 'react';
import type { QuestionTried } from '#contract/knowledge/completeness.ts';

const answeredIn = (questions: readonly QuestionTried[]): string[] =>
  questions.flatMap(({ id, outcome }) => (outcome === 'told' ? [id] : []));

/** Which questions were not answered when the screen opened, and are now. */
export function useJustAnswered(questions: readonly QuestionTried[] | undefined): ReadonlySet<string> {
  const [atFirst, setAtFirst] = useState<readonly string[] | null>(null);
  if (questions && !atFirst) setAtFirst(answeredIn(questions));
  return new Set(answeredIn(questions ?? []).filter((id) => atFirst && !atFirst.includes(id)));
}
