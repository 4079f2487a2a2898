import { Choices, JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

const minutes = ['15', '30', '45', '60', '90'];

/** Sets off, with how long it takes if one knows. */
export function OnMyWayDialog({ open, onClose }: { open: OpenJob; onClose: () => void }) {
  const { busy, problem, run, draft } = useAct(open, 'on_my_way');
  const submit = async (eta: string) => {
    if (await run((api) => api.onMyWay(eta ? { eta_minutes: Number(eta) } : {}))) onClose();
  };
  return (
    <JobDialog
      title="How far away are you?"
      answer="I'm On My Way"
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={({ eta = '' }) => void submit(eta)}
    >
      <Choices
        legend="About"
        name="eta"
        initial=""
        options={[{ value: '', label: 'Not sure' }, ...minutes.map((value) => ({ value, label: `${value} min` }))]}
      />
      <p className="text-meta text-ink-2">The guest is told that you are coming.</p>
    </JobDialog>
  );
}
