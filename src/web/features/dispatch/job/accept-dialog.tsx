import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Choices, JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { instantAt, nearDays } from './property-time.ts';
import { useAct } from './use-act.ts';

type Props = { job: Job; open: OpenJob; onClose: () => void };

/** Takes the job, with when one will be there if that is known already. */
export function AcceptDialog({ job: { timezone, property_name }, open, onClose }: Props) {
  const { busy, problem, run, draft } = useAct(open, 'accept');
  const [error, setError] = useState<string>();
  const submit = async ({ day = '', from = '', to = '' }: Record<string, string>) => {
    if (to && from && to <= from) return setError('The end comes after the beginning.');
    if (to && !from) return setError('Say from when, too.');
    setError(undefined);
    if (await run((api) => api.accept(arrivalOf(day, from, to, timezone)))) onClose();
  };
  return (
    <JobDialog
      title="When can you be there?"
      answer="Accept Job"
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values) => void submit(values)}
    >
      <Choices
        legend="Day"
        name="day"
        initial="today"
        options={[
          { value: 'today', label: 'Today' },
          { value: 'tomorrow', label: 'Tomorrow' },
          { value: '', label: "I'll say later" },
        ]}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label="From">
          <TextInput type="time" name="from" step={900} />
        </Field>
        <Field label="To" error={error ?? problem?.fields.arrival_to}>
          <TextInput type="time" name="to" step={900} />
        </Field>
      </div>
      <p className="text-meta text-ink-2">
        Times at {property_name}. The guest sees them at once. You get the exact address after accepting.
      </p>
    </JobDialog>
  );
}

/** Nothing while no day or no beginning is named. */
function arrivalOf(day: string, from: string, to: string, zone: string) {
  const { today, tomorrow } = nearDays(zone, new Date());
  const date = day === 'today' ? today : day === 'tomorrow' ? tomorrow : null;
  if (!date || !from) return {};
  return { arrival_from: instantAt(date, from, zone), ...(to && { arrival_to: instantAt(date, to, zone) }) };
}
