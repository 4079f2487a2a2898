import { needWeight } from '#contract/reports/need-weight.ts';
import { type ListPart, listPartOf } from '../../lib/http/list-part.ts';
import { useNow } from '../../lib/time/now.ts';
import { QuestionRow } from './question-row.tsx';
import { useOpenQuestions } from './questions.ts';

/** Items for "Needs you": what guests asked and nobody has answered. */
export function useQuestionsToAnswer(): ListPart {
  const query = useOpenQuestions();
  const now = useNow(60_000);
  return listPartOf(
    query,
    query.data?.items.map((question) => ({
      weight: needWeight({ kind: 'question', due_at: question.due_at, since: question.asked_at }, now),
      row: <QuestionRow key={question.id} question={question} />,
    })),
  );
}
