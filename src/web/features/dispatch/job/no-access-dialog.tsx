import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';
import { useWhy, WhyField } from './why-field.tsx';

/** Before a closed door: the guest is asked to open, a person of the team sees to it. */
export function NoAccessDialog({ open, onClose }: { open: OpenJob; onClose: () => void }) {
  const { busy, problem, run, draft } = useAct(open, 'no_access');
  const why = useWhy();
  const submit = async (values: Record<string, string>, form: HTMLFormElement) => {
    const words = why.read(values, form);
    if (words && (await run((api) => api.noAccess({ why: words })))) onClose();
  };
  return (
    <JobDialog
      title="Nobody let me in"
      answer="Report No Access"
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <p className="text-ink-2">
        The guest is asked to open the door, and a person on the Porchlight team sees to it. Then the visit is agreed
        again.
      </p>
      <WhyField label="What happened?" why={why} problem={problem} placeholder="Rang twice, the code doesn't work." />
    </JobDialog>
  );
}
