import { useState } from 'react';
import { type DeclineCode, declineCodes, declineLabels, holdsUntilDay } from '#contract/dispatch/decline-codes.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/dispatch/declines.ts';
import * as jobCopy from '#contract/messages/en/dispatch/job.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Choices, JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

/** Refuses the job, or gives it back before setting off; a reason helps dispatch, and is not asked for. */
export function DeclineDialog({ open, onClose }: { open: OpenJob; onClose: () => void }) {
  const { busy, problem, run, draft } = useAct(open, 'decline');
  const [chosen, setChosen] = useState<DeclineCode>();
  const [missing, setMissing] = useState<'until' | 'reason'>();
  const isDated = holdsUntilDay(chosen);
  const submit = async ({ until = '', reason = '' }: Record<string, string>, form: HTMLFormElement) => {
    const words = reason.trim();
    const bad = isDated && !until ? 'until' : chosen === 'other' && !words ? 'reason' : undefined;
    setMissing(bad);
    if (bad) return form.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    const body = { ...(chosen && { code: chosen }), ...(isDated && { until }), ...(words && { reason: words }) };
    if (await run({ kind: 'decline', body })) onClose();
  };
  return (
    <JobDialog
      title={jobCopy.declineTitle}
      answer={jobCopy.declineJob}
      variant="danger"
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <p className="text-ink-2">{jobCopy.declineHint}</p>
      <Choices
        legend={copy.why}
        name="code"
        initial=""
        onChoose={(value) => setChosen(declineCodes.find((code) => code === value))}
        options={declineCodes.map((value) => ({ value, label: declineLabels[value] }))}
      />
      {isDated && (
        <Field
          label={copy.freeAgain}
          required
          error={missing === 'until' ? copy.freeAgainMissing : problem?.fields.until}
        >
          <TextInput type="date" name="until" />
        </Field>
      )}
      <Field
        label={chosen === 'other' ? jobCopy.declineReason : copy.words}
        required={chosen === 'other'}
        error={missing === 'reason' ? copy.wordsMissing : problem?.fields.reason}
      >
        <TextArea name="reason" rows={2} maxLength={limits.shortText} />
      </Field>
    </JobDialog>
  );
}
