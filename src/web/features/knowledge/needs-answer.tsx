import { type ListPart, listPartOf } from '../../lib/http/list-part.ts';
import { QuestionRow } from './question-row.tsx';
import { useOpenQuestions } from './questions.ts';

/** Items for "Needs you": what guests asked and nobody has answered. */
export function useQuestionsToAnswer(): ListPart {
  const query = useOpenQuestions();
  return listPartOf(
    query,
    query.data?.items.map((question) => <QuestionRow key={question.id} question={question} />),
  );
}
