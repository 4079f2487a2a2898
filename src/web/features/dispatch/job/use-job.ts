import { useEffect, useState, useSyncExternalStore } from 'react';
import { takeJobToken } from './job-token.ts';
import { type JobState, jobAtRest, OpenJob } from './open-job.ts';

type Mounted = { state: JobState; open: OpenJob | null };

const atRest: Mounted = { state: jobAtRest, open: null };

/** The job behind the address of this page. It begins in the browser: the page itself is built without an address. */
export function useJob(): Mounted {
  const [mount] = useState(createMount);
  useEffect(() => mount.start(), [mount]);
  return useSyncExternalStore(mount.subscribe, mount.read, () => atRest);
}

function createMount() {
  const listeners = new Set<() => void>();
  let mounted = atRest;
  const show = (next: Mounted) => {
    mounted = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => mounted,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const token = takeJobToken({ location, history, storage: sessionStorage });
      if (!token) return show({ state: { ...jobAtRest, phase: 'unknown' }, open: null });
      const open: OpenJob = new OpenJob(token, () => show({ state: open.state, open }));
      void open.start();
      void import('../../../lib/offline/keep-page.ts').then(
        ({ keepPage }) => keepPage('/job'),
        () => undefined,
      );
      return stopBoth(open, keepFresh(open));
    },
  };
}

const stopBoth = (open: OpenJob, sleep: () => void) => () => {
  sleep();
  open.stop();
};

function keepFresh(open: OpenJob) {
  const wake = () => {
    if (document.visibilityState === 'visible') void open.wake();
  };
  const stopHearing = open.listen();
  const moments = ['online', 'focus'] as const;
  for (const moment of moments) addEventListener(moment, wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    stopHearing();
    for (const moment of moments) removeEventListener(moment, wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
