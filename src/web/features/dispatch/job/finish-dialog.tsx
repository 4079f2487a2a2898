import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { AskForCost } from './ask-for-cost.tsx';
import { CostFields } from './cost-fields.tsx';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';
import { useCostLines } from './use-cost-lines.ts';

type Props = { job: Job; open: OpenJob; onClose: () => void };

/** Finishes the work: what was done, and what it cost. */
export function FinishDialog({ job, open, onClose }: Props) {
  const limit = dollars(job.nte_cents);
  const { busy, problem, run, draft } = useAct(open, 'finish');
  const [noWords, setNoWords] = useState<string>();
  const [isSent, setSent] = useState(false);
  const cost = useCostLines(draft);
  const isOver = cost.total > job.nte_cents;
  const isMissing = cost.lines.length === 0 && !cost.firstUnreadable;
  const refused = isOver
    ? fill(copy.costTooHigh, { amount: limit })
    : isSent && isMissing
      ? copy.costMissing
      : undefined;
  const submit = async (resolution_notes: string, form: HTMLFormElement) => {
    setNoWords(resolution_notes ? undefined : copy.whatYouDidMissing);
    cost.judge();
    setSent(true);
    const badCost = cost.firstUnreadable ?? ((isOver || isMissing) && 'labor');
    const bad = resolution_notes ? badCost : 'resolution_notes';
    if (bad) return form.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    if (await run({ kind: 'finish', body: { resolution_notes, cost_lines: cost.lines } })) onClose();
  };
  return (
    <JobDialog
      title={copy.finishTitle}
      answer={copy.finishWork}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={({ resolution_notes = '' }, form) => void submit(resolution_notes.trim(), form)}
    >
      <Field label={copy.whatYouDid} required error={noWords ?? problem?.fields.resolution_notes}>
        <TextArea
          name="resolution_notes"
          rows={3}
          maxLength={limits.longText}
          placeholder={copy.whatYouDidExample}
          onInput={({ currentTarget }) => {
            if (currentTarget.value.trim()) setNoWords(undefined);
          }}
        />
      </Field>
      <CostFields
        legend={copy.costLegend}
        hint={fill(copy.costHint, { amount: limit })}
        lines={cost}
        error={refused ?? problem?.fields.cost_lines ?? problem?.fields.cost_cents}
      />
      {isOver && (
        <AskForCost
          job={job}
          open={open}
          cents={cost.total}
          onAsked={onClose}
          onNoWords={() => setNoWords(copy.whatYouDidMissing)}
        />
      )}
    </JobDialog>
  );
}
