import { useMutation, useQuery } from '@tanstack/react-query';
import { locale } from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { type Archive, busyStates } from '#contract/privacy/archives.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showToast } from '../../../ui/overlay/toast.ts';

export const isBusy = (archive: Archive): boolean => busyStates.some((state) => state === archive.state);

/** How often a job that is at work is looked at, in milliseconds. */
const lookMs = 1500;

/** My archives, looked at again and again while one is at work. */
export const useArchives = () =>
  useQuery(
    orpc.archives.list.queryOptions({
      refetchInterval: ({ state }) => (state.data?.items.some(isBusy) ? lookMs : false),
      staleTime: 0,
    }),
  );

export const refreshArchives = () => queryClient.invalidateQueries({ queryKey: orpc.archives.key() });

/** Stops one that is at work, or throws a file away. */
export const useRemoveArchive = () =>
  useMutation({
    mutationFn: ({ id }: Archive) => api.archives.remove({ id }),
    onSuccess: (_, archive) => {
      showToast({ title: isBusy(archive) ? copy.stopped : copy.fileDeleted });
      return refreshArchives();
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });

/** "42%". */
export const percentOf = (done: number, total: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(total > 0 ? Math.min(1, done / total) : 0);
