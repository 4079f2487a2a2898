import type { Job } from '#contract/dispatch/jobs.ts';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';
import { useVisitTimes } from './use-visit-times.ts';
import { VisitTimeFields } from './visit-time-fields.tsx';

type Props = { job: Job; open: OpenJob; onClose: () => void };

/** Says when one could come; times proposed before are replaced. */
export function ProposeDialog({ job, open, onClose }: Props) {
  const { busy, problem, run, draft } = useAct(open, 'propose');
  const times = useVisitTimes(job.timezone);
  const submit = async (values: Record<string, string>, form: HTMLFormElement) => {
    const read = times.read(values, form);
    if (read && (await run((api) => api.proposeTimes({ times: read })))) onClose();
  };
  return (
    <JobDialog
      title="When could you come?"
      answer="Propose Times"
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <VisitTimeFields job={job} times={times} problem={problem} required />
    </JobDialog>
  );
}
