import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { fill } from '#contract/messages/fill.ts';
import { centsIn, dollars } from '#contract/money.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AskForCost } from './ask-for-cost.tsx';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

type Errors = { resolution_notes?: string | undefined; cost_cents?: string | undefined };
type Props = { job: Job; open: OpenJob; onClose: () => void };

/** Finishes the work: what was done, and what it cost. */
export function FinishDialog({ job, open, onClose }: Props) {
  const { nte_cents } = job;
  const { busy, problem, run, draft } = useAct(open, 'finish');
  const [errors, setErrors] = useState<Errors>({});
  const [cost, setCost] = useState(() => draft.read().cost ?? '');
  const submit = async (notes: string, form: HTMLFormElement) => {
    const found: Errors = {
      resolution_notes: notes ? undefined : noWords,
      cost_cents: costError(cost, nte_cents),
    };
    setErrors(found);
    const bad = found.resolution_notes ? 'resolution_notes' : found.cost_cents && 'cost';
    if (bad) return form.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    const cents = centsIn(cost);
    if (cents === null) return;
    const body = { resolution_notes: notes, cost_cents: cents };
    if (await run({ kind: 'finish', body })) onClose();
  };
  const over = (centsIn(cost) ?? 0) > nte_cents;
  const judgeCost = (typed: string) => setErrors((known) => ({ ...known, cost_cents: costError(typed, nte_cents) }));
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
      <Field label={copy.whatYouDid} required error={errors.resolution_notes ?? problem?.fields.resolution_notes}>
        <TextArea
          name="resolution_notes"
          rows={3}
          maxLength={limits.longText}
          placeholder={copy.whatYouDidExample}
          onInput={({ currentTarget }) => {
            if (currentTarget.value.trim()) setErrors(({ cost_cents }) => ({ cost_cents }));
          }}
        />
      </Field>
      <CostField
        cost={cost}
        most={nte_cents}
        error={errors.cost_cents ?? problem?.fields.cost_cents}
        onChange={(typed) => {
          setCost(typed);
          if (errors.cost_cents) judgeCost(typed);
        }}
        onLeave={() => judgeCost(cost)}
      />
      {over && (
        <AskForCost
          job={job}
          open={open}
          cost={cost}
          onAsked={onClose}
          onNoWords={() => setErrors((known) => ({ ...known, resolution_notes: noWords }))}
        />
      )}
    </JobDialog>
  );
}

type CostProps = {
  cost: string;
  /** The not-to-exceed amount, in cents. */
  most: number;
  error: string | undefined;
  onChange: (typed: string) => void;
  onLeave: () => void;
};

function CostField({ cost, most, error, onChange, onLeave }: CostProps) {
  return (
    <Field label={copy.costLabel} required error={error} hint={fill(copy.costHint, { amount: dollars(most) })}>
      <TextInput
        name="cost"
        inputMode="decimal"
        autoComplete="off"
        value={cost}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
      />
    </Field>
  );
}

const noWords = copy.whatYouDidMissing;

function costError(cost: string, most: number): string | undefined {
  if (!cost.trim()) return copy.costMissing;
  if (centsIn(cost) === null) return copy.costUnreadable;
  return (centsIn(cost) ?? 0) > most ? fill(copy.costTooHigh, { amount: dollars(most) }) : undefined;
}
