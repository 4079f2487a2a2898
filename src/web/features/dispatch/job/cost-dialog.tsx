import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { CostFields } from './cost-fields.tsx';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';
import { useCostLines } from './use-cost-lines.ts';

/** What a finished job cost, within its limit. */
export function CostDialog({ job, open, onClose }: { job: Job; open: OpenJob; onClose: () => void }) {
  const limit = dollars(job.nte_cents);
  const { busy, problem, run, draft } = useAct(open, 'say_cost');
  const [isMissing, setMissing] = useState(false);
  const cost = useCostLines(draft);
  const isOver = cost.total > job.nte_cents;
  const submit = async (form: HTMLFormElement) => {
    const isEmpty = cost.lines.length === 0;
    setMissing(isEmpty);
    cost.judge();
    const bad = cost.firstUnreadable ?? ((isEmpty || isOver) && 'labor');
    if (bad) return form.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    if (await run({ kind: 'say_cost', body: { cost_lines: cost.lines } })) onClose();
  };
  const missing = isMissing && cost.lines.length === 0 ? copy.costMissing : undefined;
  return (
    <JobDialog
      title={copy.costLegend}
      answer={copy.sayCost}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(_, form) => void submit(form)}
    >
      <CostFields
        legend={copy.costLegend}
        hint={fill(copy.costHint, { amount: limit })}
        lines={cost}
        error={isOver ? fill(copy.costTooHighCall, { amount: limit }) : (missing ?? problem?.fields.cost_lines)}
      />
    </JobDialog>
  );
}
