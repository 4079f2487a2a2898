import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Archive } from '#contract/privacy/archives.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { queryClient } from '../../../lib/http/query.ts';
import { RestError } from '../../../lib/http/rest.ts';
import { refreshArchives } from './use-archives.ts';

/** An archive on its way in: sent, checked, and read back once that is wanted. */
export function useReadArchive(archive: Archive | undefined) {
  const [share, setShare] = useState(0);
  const stop = useRef(new AbortController());
  const send = useMutation({
    mutationFn: async (file: File) => {
      const { sendArchive } = await import('./send-archive.ts');
      stop.current = new AbortController();
      setShare(0);
      return sendArchive(file, { before: archive, onShare: setShare, signal: stop.current.signal });
    },
    onSettled: refreshArchives,
  });
  const check = useMutation({
    mutationFn: ({ id, passphrase }: { id: string; passphrase: string | null }) =>
      api.archives.check({ id, passphrase }),
    onSettled: refreshArchives,
  });
  const read = useMutation({
    mutationFn: (id: string) => api.archives.readBack({ id }),
    onSettled: refreshArchives,
  });
  const error = send.error ?? check.error ?? read.error;
  return {
    send,
    check,
    read,
    /** 0 to 1 of the file that is sent. */
    share,
    stopSending: () => stop.current.abort(),
    error: error && (error instanceof RestError ? error.message : messageOf(error)),
    reset() {
      send.reset();
      check.reset();
      read.reset();
    },
  };
}
export type ReadArchive = ReturnType<typeof useReadArchive>;

/** Everything an owner sees may be another now. */
export const refreshEverything = () => queryClient.invalidateQueries();
