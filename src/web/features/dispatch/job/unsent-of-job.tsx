import type { Job } from '#contract/dispatch/jobs.ts';
import { acceptWaits } from '#contract/messages/en/offline.ts';
import type { Tap } from '../../../lib/offline/tap.ts';
import { ownZone } from '../../../lib/time/zones.ts';
import { UnsentTaps } from '../../../ui/unsent-taps.tsx';
import { isFile, type JobAct } from './job-acts.ts';
import { tapWords } from './job-tap-words.ts';
import type { OpenJob } from './open-job.ts';

type Props = { taps: readonly Tap<JobAct>[]; job?: Job | null; open: OpenJob };

/** What was tapped for a job and is not sent, but for photos and invoices, which show it where they stand. */
export function UnsentOfJob({ taps, job, open }: Props) {
  const timezone = job?.timezone ?? ownZone();
  return (
    <UnsentTaps
      taps={taps.filter(({ act }) => !isFile(act.kind) || !job).map((tap) => ({ ...tap, ...inWords(tap, timezone) }))}
      onTakeBack={(id) => void open.takeBack(id)}
      onRetry={(id) => void open.retry(id)}
    />
  );
}

/** A yes that waits is no job yet: that is said with it. */
function inWords({ act, state }: Tap<JobAct>, timezone: string) {
  const { what, details } = tapWords(act, { timezone });
  return { what, details: act.kind === 'accept' && state !== 'refused' ? [...details, acceptWaits] : details };
}
