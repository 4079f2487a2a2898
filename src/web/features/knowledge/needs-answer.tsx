import { QuestionRow } from './question-row.tsx';
import { useOpenQuestions } from './questions.ts';

/** Items for "Needs you": what guests asked and nobody has answered. Undefined while nobody knows. */
export function useQuestionsToAnswer() {
  const { data, isPending } = useOpenQuestions();
  if (isPending) return undefined;
  return (data?.items ?? []).map((question) => <QuestionRow key={question.id} question={question} />);
}
