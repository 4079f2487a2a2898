import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { fill } from '#contract/messages/fill.ts';
import { centsIn, dollars } from '#contract/money.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

type Errors = { amount?: string | undefined; why?: string | undefined };
type Props = { job: Job; open: OpenJob; onClose: () => void };

/** Asks the owner for more than the job may cost so far. */
export function AskMoreDialog({ job: { nte_cents, owner_name }, open, onClose }: Props) {
  const { busy, problem, run, draft } = useAct(open, 'ask_more');
  const [errors, setErrors] = useState<Errors>({});
  const submit = async (values: Record<string, string>, form: HTMLFormElement) => {
    const cents = centsIn(values.amount ?? '');
    const why = (values.why ?? '').trim();
    const found: Errors = {
      amount:
        cents === null || cents <= nte_cents ? fill(copy.amountTooLow, { amount: dollars(nte_cents) }) : undefined,
      why: why ? undefined : copy.forWhatMissing,
    };
    setErrors(found);
    const bad = found.amount ? 'amount' : found.why && 'why';
    if (bad || cents === null) return form.querySelector<HTMLElement>(`[name=${bad}]`)?.focus();
    if (!(await run({ kind: 'ask_more', body: { amount_cents: cents, why } }))) return;
    onClose();
  };
  const clear = (name: keyof Errors) => () => setErrors((known) => ({ ...known, [name]: undefined }));
  return (
    <JobDialog
      title={copy.askMoreTitle}
      answer={copy.askMore}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <p className="text-ink-2">{fill(copy.askMoreHint, { owner: owner_name, amount: dollars(nte_cents) })}</p>
      <Field label={copy.newTotal} required error={errors.amount ?? problem?.fields.amount_cents}>
        <TextInput name="amount" inputMode="decimal" autoComplete="off" onInput={clear('amount')} />
      </Field>
      <Field label={copy.forWhat} required error={errors.why ?? problem?.fields.why}>
        <TextArea name="why" rows={2} maxLength={limits.longText} onInput={clear('why')} />
      </Field>
    </JobDialog>
  );
}
