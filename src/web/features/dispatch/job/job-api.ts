import type { Job } from '#contract/dispatch/jobs.ts';
import { type Inputs, inTime, rest } from '../../../lib/http/rest.ts';
import { upload } from '../../../lib/http/upload.ts';

type Input<Act extends keyof Inputs['jobs']> = Omit<Inputs['jobs'][Act], 'token'>;

const patience = 20_000; // milliseconds

/** What the holder of a job link may do. Each answers the job as it is then, and throws RestError. */
export const jobApi = (token: string) => {
  const link = `/jobs/${encodeURIComponent(token)}`;
  const post = (path: string, body: object) =>
    inTime(patience, (signal) => rest<Job>('POST', `${link}${path}`, { body, signal }));
  return {
    get: () => inTime(patience, (signal) => rest<Job>('GET', link, { signal })),
    accept: (arrival: Input<'accept'>) => post('/accept', arrival),
    decline: (why: Input<'decline'>) => post('/decline', why),
    onMyWay: (eta: Input<'onMyWay'>) => post('/on-my-way', eta),
    start: () => post('/start', {}),
    finish: (done: Input<'finish'>) => post('/finish', done),
    askMore: (ask: Input<'askMore'>) => post('/ask-more', ask),
    markLock: (lock: Input<'markLock'>) => post('/lock', lock),
    proposeTimes: (proposed: Input<'proposeTimes'>) => post('/times', proposed),
    noAccess: (why: Input<'noAccess'>) => post('/no-access', why),
    followUp: (again: Input<'followUp'>) => post('/follow-up', again),
    addPhoto: (file: Blob, name: string, onProgress: (share: number) => void) =>
      upload<Job>(`${link}/photos`, { file, name, onProgress }),
  };
};

export type JobApi = ReturnType<typeof jobApi>;
