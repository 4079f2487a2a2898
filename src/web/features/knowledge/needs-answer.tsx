import { type Part, partOf } from '../../lib/http/part.ts';
import { QuestionRow } from './question-row.tsx';
import { useOpenQuestions } from './questions.ts';

/** Items for "Needs you": what guests asked and nobody has answered. */
export function useQuestionsToAnswer(): Part {
  const query = useOpenQuestions();
  return partOf(
    query,
    query.data?.items.map((question) => <QuestionRow key={question.id} question={question} />),
  );
}
