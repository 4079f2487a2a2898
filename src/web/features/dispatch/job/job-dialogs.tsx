import type { Job } from '#contract/dispatch/jobs.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AskMoreDialog } from './ask-more-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import type { Asking } from './job-bar.tsx';
import { NoAccessDialog } from './no-access-dialog.tsx';
import { OnMyWayDialog } from './on-my-way-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { ProposeDialog } from './propose-dialog.tsx';

export type JobQuestion = {
  job: Job;
  open: OpenJob;
  asking: Asking | null;
  onClose: () => void;
};

/** Each is made when it is asked for; an act that is no longer possible closes it. */
export function JobDialogs({ job, open, asking, onClose }: JobQuestion) {
  if (asking === 'accept' && job.next === 'accept') return <AcceptDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'decline' && job.can.decline) return <DeclineDialog open={open} onClose={onClose} />;
  if (asking === 'on_my_way' && job.next === 'on_my_way') return <OnMyWayDialog open={open} onClose={onClose} />;
  if (asking === 'finish' && job.next === 'finish') return <FinishDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'ask_more' && job.can.ask_more) return <AskMoreDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'propose' && job.can.propose) return <ProposeDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'no_access' && job.can.no_access) return <NoAccessDialog open={open} onClose={onClose} />;
  if (asking === 'follow_up' && job.can.follow_up) return <FollowUpDialog job={job} open={open} onClose={onClose} />;
  return null;
}
