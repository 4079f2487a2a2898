import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import * as jobCopy from '#contract/messages/en/dispatch/job.ts';
import * as copy from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';
import { instantAt } from '../../../lib/time/property-time.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Choices, JobDialog } from './job-dialog.tsx';
import { lateWords } from './late-words.ts';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

const minutes = [15, 30, 45, 60, 120];
const other = 'other';

/** They come later than they said: by so much, or at another time. */
export function LateDialog({ job: { timezone, owner_name }, open, onClose }: Props) {
  const { busy, problem, run, draft } = useAct(open, 'late');
  const [chosen, setChosen] = useState('30');
  const [error, setError] = useState<string>();
  const submit = async ({ by = '', day = '', from = '' }: Record<string, string>, form: HTMLFormElement) => {
    const isMissing = by === other && !(day && from);
    setError(isMissing ? copy.howLateMissing : undefined);
    if (isMissing) return form.querySelector<HTMLElement>(`[name=${day ? 'from' : 'day'}]`)?.focus();
    const body = by === other ? { arrival_from: instantAt(day, from, timezone) } : { minutes: Number(by) };
    if (await run({ kind: 'late', body })) onClose();
  };
  return (
    <JobDialog
      title={copy.lateQuestion}
      answer={copy.sayLate}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values, form) => void submit(values, form)}
    >
      <Choices
        legend={copy.lateLegend}
        name="by"
        initial={chosen}
        onChoose={setChosen}
        options={[
          ...minutes.map((by) => ({ value: String(by), label: lateWords(by) })),
          { value: other, label: copy.lateOther },
        ]}
      />
      {chosen === other && (
        <div className="grid grid-cols-2 gap-4">
          <Field label={jobCopy.day} required>
            <TextInput type="date" name="day" />
          </Field>
          <Field label={jobCopy.from} required error={error ?? problem?.fields.arrival_from}>
            <TextInput type="time" name="from" step={900} />
          </Field>
        </div>
      )}
      <p className="text-meta text-ink-2">{fill(copy.lateHint, { owner: owner_name })}</p>
    </JobDialog>
  );
}

type Props = { job: Job; open: OpenJob; onClose: () => void };
