import type { Job } from '#contract/dispatch/jobs.ts';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';
import { useVisitTimes } from './use-visit-times.ts';
import { VisitTimeFields } from './visit-time-fields.tsx';
import { useWhy, WhyField } from './why-field.tsx';

type Props = { job: Job; open: OpenJob; onClose: () => void };

/** One visit is not enough: why, and when one could come again if that is known. */
export function FollowUpDialog({ job, open, onClose }: Props) {
  const { busy, problem, run, draft } = useAct(open, 'follow_up');
  const why = useWhy();
  const times = useVisitTimes(job.timezone, { optional: true });
  const submit = async (values: Record<string, string>, form: HTMLFormElement) => {
    const read = times.read(values, form);
    const words = why.read(values, form); // second: it stands above, so the focus is its
    if (words && read && (await run((api) => api.followUp({ why: words, times: read })))) onClose();
  };
  return (
    <JobDialog
      title="I have to come again"
      answer="Plan Another Visit"
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <WhyField label="What is missing?" why={why} problem={problem} placeholder="The valve has to be ordered." />
      <p className="text-ink-2">If you know when you can come again, propose it now. You can also do that later.</p>
      <VisitTimeFields job={job} times={times} problem={problem} />
    </JobDialog>
  );
}
