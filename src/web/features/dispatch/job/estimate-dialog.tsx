import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/dispatch/estimates.ts';
import { whatHasToBeDoneMissing } from '#contract/messages/en/dispatch/job.ts';
import { estimateMissing } from '#contract/messages/en/work-orders/lines.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { isEstimable } from '#contract/work-orders/estimate-states.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { CostFields } from './cost-fields.tsx';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';
import { useCostLines } from './use-cost-lines.ts';

/** What has to be done, and what it will cost: the owner says yes or no before the work. */
export function EstimateDialog({ job, open, onClose }: { job: Job; open: OpenJob; onClose: () => void }) {
  const { busy, problem, run, draft } = useAct(open, 'estimate');
  const [noWords, setNoWords] = useState(false);
  const [isSent, setSent] = useState(false);
  const cost = useCostLines(draft);
  const isMissing = !isEstimable(cost.total);
  const submit = async (why: string, form: HTMLFormElement) => {
    setNoWords(!why);
    cost.judge();
    setSent(true);
    const bad = why ? (cost.firstUnreadable ?? (isMissing && 'labor')) : 'why';
    if (bad) return form.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    if (await run({ kind: 'estimate', body: { cost_lines: cost.lines, why } })) onClose();
  };
  const missing = isSent && isMissing && !cost.firstUnreadable ? estimateMissing : undefined;
  return (
    <JobDialog
      title={copy.dialogTitle}
      answer={copy.sendEstimate}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={({ why = '' }, form) => void submit(why.trim(), form)}
    >
      <p className="text-ink-2">{fill(copy.hint, { owner: job.owner_name, amount: dollars(job.nte_cents) })}</p>
      <Field label={copy.whatHasToBeDone} required error={noWords ? whatHasToBeDoneMissing : problem?.fields.why}>
        <TextArea
          name="why"
          rows={2}
          maxLength={limits.longText}
          placeholder={copy.whatHasToBeDoneExample}
          onInput={({ currentTarget }) => {
            if (currentTarget.value.trim()) setNoWords(false);
          }}
        />
      </Field>
      <CostFields
        legend={copy.costLegend}
        hint={copy.onceApproved}
        lines={cost}
        error={missing ?? problem?.fields.cost_lines}
      />
    </JobDialog>
  );
}
