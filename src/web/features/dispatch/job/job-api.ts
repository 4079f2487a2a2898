import type { Job } from '#contract/dispatch/jobs.ts';
import type { PeopleLanguage } from '#contract/messages/languages.ts';
import { inTime, rest, restStream } from '../../../lib/http/rest.ts';
import { upload } from '../../../lib/http/upload.ts';
import type { Tap } from '../../../lib/offline/tap.ts';
import { filePaths, type JobAct, pathOf } from './job-acts.ts';

const patience = 20_000; // milliseconds

/** What the holder of a job link may do. Each answers the job as it is then, and throws RestError. */
export const jobApi = (token: string) => {
  const link = `/jobs/${encodeURIComponent(token)}`;
  return {
    get: () => inTime(patience, (signal) => rest<Job>('GET', link, { signal })),
    events: restStream(`${link}/events`, () => ({})),
    speak: (language: PeopleLanguage) =>
      inTime(patience, (signal) => rest<Job>('POST', `${link}/language`, { body: { language }, signal })),
    send(tap: Tap<JobAct>, onProgress: (share: number) => void): Promise<Job> {
      const { act, file } = tap;
      const headers = { 'idempotency-key': tap.id };
      if (act.kind === 'photo' || act.kind === 'invoice') {
        const { name } = act.body;
        return upload<Job>(link + filePaths[act.kind], { file: file ?? new Blob(), name, headers, onProgress });
      }
      const { body, key } = asOfNow(tap, act);
      return inTime(patience, (signal) =>
        rest<Job>('POST', link + pathOf(act), { body, headers: { 'idempotency-key': key }, signal }),
      );
    },
  };
};

export type JobApi = ReturnType<typeof jobApi>;

/** Half an hour, said twenty minutes ago, is ten minutes by now: with other words it is another request. */
function asOfNow({ id, at }: Tap<JobAct>, { kind, body }: JobAct): { body: object; key: string } {
  if (kind !== 'on_my_way' || body.eta_minutes === undefined) return { body, key: id };
  const passed = Math.floor((Date.now() - Date.parse(at)) / 60_000);
  if (passed < 1) return { body, key: id };
  const left = Math.max(1, body.eta_minutes - passed);
  return { body: { eta_minutes: left }, key: `${id}.${left}` };
}
