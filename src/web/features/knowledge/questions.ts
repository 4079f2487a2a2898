import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../lib/http/query.ts';

export const openQuestionsQuery = orpc.ownerQuestions.list.queryOptions({ input: {} });

/** What guests asked in the last 30 days and nobody has answered, those that mean the same together. */
export const useOpenQuestions = () => useQuery(openQuestionsQuery);

/** One of them by the id of any in its group. */
export function useOpenQuestion(id: string) {
  const query = useOpenQuestions();
  return { query, question: query.data?.items.find(({ ids }) => ids.includes(id)) };
}
