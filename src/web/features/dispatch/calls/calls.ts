import { type UseMutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CallTask } from '#contract/dispatch/calls.ts';
import type { VisitTime } from '#contract/work-orders/work-orders.ts';
import { fieldsOf, hasStatus, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { dropDraft } from '../../../lib/offline/drafts.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { doneWords } from './call-words.ts';

type Said = { note?: string | null; visit?: VisitTime };
type Left = { items: CallTask[] };

/** The contractors to call, soonest due first. */
export const useCalls = () => useQuery(orpc.calls.list.queryOptions());

/** What a member of the desk does with one call. `onDone` hears that it was answered and is gone from the list. */
export function useCallActs({ id, company_name }: CallTask, onDone: () => void) {
  const take = useMutation(orpc.calls.take.mutationOptions(leaving));
  const giveBack = useMutation(orpc.calls.giveBack.mutationOptions(leaving));
  const answer = useMutation(
    orpc.calls.answer.mutationOptions({
      ...leaving,
      onSuccess: (left, { outcome }) => {
        showLeft(left);
        dropDraft(noteDraft(id));
        showToast({ title: doneWords(outcome, company_name) });
        onDone();
      },
    }),
  );
  const busy = take.isPending || giveBack.isPending || answer.isPending;
  const error = take.error ?? giveBack.error ?? answer.error;
  return {
    taking: take.isPending,
    givingBack: giveBack.isPending,
    answering: answer.isPending ? answer.variables.outcome : null,
    /** What went wrong last, in words, where the call is still there to be tried again. */
    refusal: error && !isOver(error) ? messageOf(error) : null,
    take: (onTaken: () => void) => {
      if (busy) return;
      giveBack.reset();
      take.mutate({ id }, { onSuccess: onTaken });
    },
    giveBack: (onGivenBack: () => void) => {
      if (busy) return;
      take.reset();
      giveBack.mutate({ id }, { onSuccess: onGivenBack });
    },
    /** What the server said of single fields, by their names. */
    fields: fieldsOf(answer.error),
    answer: (outcome: 'accepted' | 'declined' | 'no_answer', said: Said = {}) => {
      if (busy) return;
      take.reset();
      giveBack.reset();
      answer.mutate({ id, outcome, ...said });
    },
  };
}

/** A note that was begun for a call outlives a reload. */
export const noteDraft = (id: string) => `call.${id}`;

/**
 * Each verb answers with the calls that are left. A conflict means that somebody was faster: it is said above a list
 * that is looked at again.
 */
const leaving = {
  onSuccess: showLeft,
  onError: (error) => {
    if (isOver(error)) showToast({ title: messageOf(error), tone: 'error' });
    return queryClient.invalidateQueries({ queryKey: orpc.calls.key() });
  },
} satisfies Pick<UseMutationOptions<Left, Error, { id: string }>, 'onSuccess' | 'onError'>;

const isOver = (error: Error) => hasStatus(error, 404, 409);

function showLeft(left: Left) {
  queryClient.setQueryData(orpc.calls.list.queryKey(), left);
}
