import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { QuestionSource } from '#contract/enquiries/question-sources.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { showToast } from '../../ui/overlay/toast.ts';

/** Which questions are shown; stands in the address. */
export type QuestionFilter = { answered: boolean; form_source: QuestionSource | undefined; q: string };

/** Questions, newest first, a page at a time. */
export function useQuestions({ answered, form_source, q }: QuestionFilter) {
  const query = useInfiniteQuery(
    orpc.enquiries.list.infiniteOptions({
      input: (cursor) => ({ answered, form_source, q: q || undefined, cursor }),
      ...paged,
    }),
  );
  return { query, rows: useRows(query, false) };
}

export const useQuestion = (id: string) => useQuery(orpc.enquiries.get.queryOptions({ input: { id } }));

/** Answers by mail, or without words says that it was answered in another way. Somebody else may have been faster. */
export function useAnswer(id: string, onDone: () => void) {
  return useMutation({
    mutationFn: (answer: string) => api.enquiries.answer({ id, answer }),
    onSuccess: ({ answer, email }) => {
      showToast({ title: answer && email ? fill(copy.answerSent, { email }) : copy.markedAnswered });
      onDone();
    },
    onError: (error) => showToast({ title: messageOf(error, copy.answerNotSent), tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.enquiries.key() }),
  });
}
