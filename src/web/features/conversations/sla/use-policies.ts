import { useMutation, useQuery } from '@tanstack/react-query';
import type { SlaPolicies, SlaPolicy, SlaTerms } from '#contract/conversations/sla.ts';
import * as copy from '#contract/messages/en/conversations/sla-screen.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';

const key = () => orpc.sla.policies.queryKey();

export const usePolicies = () => useQuery(orpc.sla.policies.queryOptions());

const bare = ({ customer_name: _, ...terms }: SlaPolicy): SlaTerms => terms;

/** Saves all of them in their order. What it did is said, with the way back to what stood there before. */
export function useSavePolicies() {
  const put = useMutation(
    orpc.sla.save.mutationOptions({
      onSuccess: (saved) => queryClient.setQueryData(key(), saved),
      onError: () => void queryClient.invalidateQueries({ queryKey: key() }),
    }),
  );
  const putBack = (before: readonly SlaPolicy[], version: number) =>
    put.mutate(
      { version, items: before.map(bare) },
      {
        onSuccess: () => showToast({ title: copy.putBack }),
        onError: (error) => showFailure(messageOf(error)),
      },
    );
  const save = (now: SlaPolicies, items: readonly SlaTerms[], { done, refused }: Told) =>
    put.mutate(
      { version: now.version, items: [...items] },
      {
        onSuccess: (saved) => showToast({ title: done(), undo: () => putBack(now.items, saved.version) }),
        onError: (error) => (refused ? refused(error) : showFailure(messageOf(error))),
      },
    );
  return { save, busy: put.isPending };
}

type Told = { done: () => string; refused?: (error: unknown) => void };

/** With one more, before those for everybody; or with this one as it now is. */
export const withOne = (items: readonly SlaPolicy[], terms: SlaTerms): SlaTerms[] => {
  const all = items.map(bare);
  return all.some(({ id }) => id === terms.id)
    ? all.map((one) => (one.id === terms.id ? terms : one))
    : [...all.slice(0, -1), terms, ...all.slice(-1)];
};
export const without = (items: readonly SlaPolicy[], id: string): SlaTerms[] =>
  items.filter((one) => one.id !== id).map(bare);

/** One place further up. */
export function movedUp(items: readonly SlaPolicy[], id: string): SlaTerms[] {
  const all = items.map(bare);
  const at = all.findIndex((one) => one.id === id);
  const [one] = all.splice(at, 1);
  return one ? all.toSpliced(at - 1, 0, one) : all;
}
