import { useMutation, useQuery } from '@tanstack/react-query';
import type { Rota, RotaPlan } from '#contract/conversations/rota.ts';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';
import { bare } from './rota-form.ts';

const key = () => orpc.rota.get.queryKey();

export const useRota = () => useQuery(orpc.rota.get.queryOptions());

/** Saves the plan, and says so with the way back to the one before. */
export function useSaveRota({ onSaved, onRefused }: { onSaved: () => void; onRefused: (error: unknown) => void }) {
  const put = useMutation(
    orpc.rota.save.mutationOptions({
      onSuccess: (saved) => queryClient.setQueryData(key(), saved),
      onError: () => void queryClient.invalidateQueries({ queryKey: key() }),
    }),
  );
  const putBack = (before: Rota, version: number) =>
    put.mutate(
      { ...bare(before), version },
      {
        onSuccess: () => showToast({ title: copy.putBack }),
        onError: (error) => showFailure(messageOf(error)),
      },
    );
  const save = (before: Rota, plan: RotaPlan) =>
    put.mutate(
      { ...plan, version: before.version },
      {
        onSuccess: ({ version }) => {
          onSaved();
          showToast({ title: copy.saved, undo: () => putBack(before, version) });
        },
        onError: onRefused,
      },
    );
  return { save, busy: put.isPending };
}
