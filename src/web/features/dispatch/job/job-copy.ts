import { del, get } from 'idb-keyval';
import type { Job } from '#contract/dispatch/jobs.ts';
import { keptCopy } from '../../../lib/offline/kept-copy.ts';
import type { Sealer } from '../../../lib/offline/seal.ts';

/**
 * What a job's page showed last, for where there is no network: the address and the notes on how to get in are wanted
 * before a house without one. It lies sealed by a key that follows from the link, which the browser keeps only while
 * the tab is open: whoever has the phone and not the message with the link reads nothing. It goes when the job is over,
 * when the link opens nothing any more, and after a week that nobody looked at it.
 */
export const jobCopy = (linkId: string, sealer: Sealer) => ({
  async read(): Promise<{ at: number; value: Job } | null> {
    void keptCopy.dropOld();
    const copy = await keptCopy.read(`job.${linkId}`, sealer);
    return copy && { at: copy.at, value: { ...sinceThen, ...(copy.value as Job) } }; // as written below
  },
  /** Pictures and papers have addresses that end within the hour, so they are left out. */
  write: (job: Job) => keptCopy.write(`job.${linkId}`, { ...job, photos: [], invoices: [] }, sealer),
  drop: () => keptCopy.drop(`job.${linkId}`),
});

/** What a copy that an earlier version left has nothing of. */
const sinceThen = { cost_lines: [], estimate: null, invoices: [], messages: [] } satisfies Partial<Job>;

/** Photos that an earlier version left unsent, in clear and under the link itself: they are the caller's from now on. */
export async function takeOldPhotos(token: string): Promise<{ file: Blob; name: string }[]> {
  const place = `porchlight.outbox.job.${token}`;
  try {
    const old = await get<{ content: { file: Blob; name: string } }[]>(place);
    if (old) await del(place);
    return old?.map(({ content }) => content) ?? [];
  } catch {
    return []; // storage is forbidden
  }
}
