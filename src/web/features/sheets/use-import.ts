import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as copy from '#contract/messages/en/sheets.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ImportKind, ImportPreview } from '#contract/sheets/imports.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { uploadSignedIn } from '../../lib/http/upload-signed-in.ts';
import { showToast } from '../../ui/overlay/toast.ts';

/** A file on its way in: looked at by the server, shown, and written once it is confirmed. */
export function useImport(kind: ImportKind) {
  const [share, setShare] = useState(0);
  const look = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return uploadSignedIn<ImportPreview>(`/imports/${kind}`, { file, name: file.name, onProgress: setShare });
    },
  });
  /** What was written when it was asked to stop. */
  const [stoppedAt, setStoppedAt] = useState(0);
  const cancel = useMutation({
    mutationFn: (id: string) => api.imports.cancel({ id }),
    onSuccess: ({ written }) => setStoppedAt(written),
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  const write = useMutation({
    mutationFn: (id: string) => api.imports.confirm({ id }),
    onSuccess: () => {
      for (const noun of [
        orpc.properties,
        orpc.propertyGroups,
        orpc.contractors,
        orpc.assignments,
        orpc.reports,
        orpc.articles,
        orpc.stays,
      ])
        void queryClient.invalidateQueries({ queryKey: noun.key() });
      if (cancel.isSuccess || cancel.isPending) showToast({ title: copy.doneBeforeCancel });
    },
    // The dialog may be closed by now.
    onError: (error) => {
      if (!cancel.isSuccess) showToast({ title: fill(copy.importFailed, { reason: messageOf(error) }), tone: 'error' });
    },
  });
  const drop = useMutation({ mutationFn: (id: string) => api.imports.discard({ id }) });
  const id = look.data?.id ?? null;
  const { data: progress } = useQuery(
    orpc.imports.progress.queryOptions({
      input: { id: id ?? '' },
      enabled: write.isPending && id !== null,
      refetchInterval: 300,
      staleTime: 0,
    }),
  );
  const startAgain = () => {
    if (id && !write.isPending && !write.isSuccess) drop.mutate(id); // one that stays is swept after two hours
    look.reset();
    write.reset();
    cancel.reset();
  };
  return {
    look,
    write,
    cancel,
    /** It was cancelled, and nothing of it is there. */
    isCancelled: write.isError && cancel.isSuccess,
    stoppedAt,
    /** 0 to 1 of the file that is sent. */
    share,
    written: write.isSuccess ? write.data.rows : (progress?.written ?? 0),
    startAgain,
  };
}
export type Import = ReturnType<typeof useImport>;
