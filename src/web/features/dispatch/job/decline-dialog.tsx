import { limits } from '#contract/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

/** Refuses the job, or gives it back before setting off; a reason helps and is not asked for. */
export function DeclineDialog({ open, onClose }: { open: OpenJob; onClose: () => void }) {
  const { busy, problem, run, draft } = useAct(open, 'decline');
  const submit = async (reason: string) => {
    if (await run((api) => api.decline(reason ? { reason } : {}))) onClose();
  };
  return (
    <JobDialog
      title="Decline this job?"
      answer="Decline Job"
      variant="danger"
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={({ reason = '' }) => void submit(reason.trim())}
    >
      <p className="text-ink-2">It goes to the next contractor straight away.</p>
      <Field label="Reason" error={problem?.fields.reason}>
        <TextArea name="reason" rows={2} maxLength={limits.shortText} placeholder="Booked until Thursday" />
      </Field>
    </JobDialog>
  );
}
