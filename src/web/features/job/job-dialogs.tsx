import type { Job } from '#contract/jobs.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AskMoreDialog } from './ask-more-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import type { Asking } from './job-bar.tsx';
import { OnMyWayDialog } from './on-my-way-dialog.tsx';
import type { OpenJob } from './open-job.ts';

export type JobQuestion = {
  job: Job;
  open: OpenJob;
  asking: Asking | null;
  onClose: () => void;
  onAsked: (cents: number) => void;
};

/** Each is made when it is asked for, so that it opens empty; an act that is no longer possible closes it. */
export function JobDialogs({ job, open, asking, onClose, onAsked }: JobQuestion) {
  if (asking === 'accept' && job.next === 'accept') return <AcceptDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'decline' && job.can.decline) return <DeclineDialog open={open} onClose={onClose} />;
  if (asking === 'on_my_way' && job.next === 'on_my_way') return <OnMyWayDialog open={open} onClose={onClose} />;
  if (asking === 'finish' && job.next === 'finish') return <FinishDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'ask_more' && job.can.ask_more)
    return <AskMoreDialog job={job} open={open} onClose={onClose} onAsked={onAsked} />;
  return null;
}
