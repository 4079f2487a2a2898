import type { Job } from '#contract/dispatch/jobs.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { fill } from '#contract/messages/fill.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AskMoreDialog } from './ask-more-dialog.tsx';
import { CostDialog } from './cost-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { EstimateDialog } from './estimate-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import type { Asking } from './job-bar.tsx';
import { Choices, JobDialog } from './job-dialog.tsx';
import { LateDialog } from './late-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';
import { FollowUpDialog, NoAccessDialog, ProposeDialog } from './visit-dialogs.tsx';

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
  if (asking === 'estimate' && job.can.send_estimate) return <EstimateDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'late' && job.can.say_late) return <LateDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'propose' && job.can.propose) return <ProposeDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'no_access' && job.can.no_access) return <NoAccessDialog open={open} onClose={onClose} />;
  if (asking === 'follow_up' && job.can.follow_up) return <FollowUpDialog job={job} open={open} onClose={onClose} />;
  if (asking === 'say_cost' && job.can.say_cost) return <CostDialog job={job} open={open} onClose={onClose} />;
  return null;
}

const minutes = ['15', '30', '45', '60', '90'];

/** Sets off, with how long it takes if one knows. */
function OnMyWayDialog({ open, onClose }: { open: OpenJob; onClose: () => void }) {
  const { busy, problem, run, draft } = useAct(open, 'on_my_way');
  const submit = async (eta: string) => {
    if (await run({ kind: 'on_my_way', body: eta ? { eta_minutes: Number(eta) } : {} })) onClose();
  };
  return (
    <JobDialog
      title={copy.setOffTitle}
      answer={copy.onMyWay}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={({ eta = '' }) => void submit(eta)}
    >
      <Choices
        legend={copy.etaLegend}
        name="eta"
        initial=""
        options={[
          { value: '', label: copy.etaUnknown },
          ...minutes.map((value) => ({ value, label: fill(copy.etaMinutes, { minutes: value }) })),
        ]}
      />
      <p className="text-meta text-ink-2">{copy.setOffHint}</p>
    </JobDialog>
  );
}
