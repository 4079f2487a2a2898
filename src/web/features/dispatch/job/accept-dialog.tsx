import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import * as visitsCopy from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';
import { instantAt } from '../../../lib/time/property-time.ts';
import { nearDays } from '../../../ui/day-words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Choices, JobDialog } from './job-dialog.tsx';
import type { OpenJob } from './open-job.ts';
import { useAct } from './use-act.ts';

type Props = { job: Job; open: OpenJob; onClose: () => void };

/** Takes the job, with when one will be there if that is known already. */
export function AcceptDialog({ job: { timezone, property_name }, open, onClose }: Props) {
  const { busy, problem, run, draft } = useAct(open, 'accept');
  const [error, setError] = useState<string>();
  const submit = async ({ day = '', from = '', to = '' }: Record<string, string>) => {
    if (to && from && to <= from) return setError(visitsCopy.endBeforeStart);
    if (to && !from) return setError(copy.startMissingToo);
    setError(undefined);
    if (await run({ kind: 'accept', body: arrivalOf(day, from, to, timezone) })) onClose();
  };
  return (
    <JobDialog
      title={copy.acceptTitle}
      answer={copy.acceptJob}
      busy={busy}
      problem={problem}
      draft={draft}
      onClose={onClose}
      onSubmit={(values) => void submit(values)}
    >
      <Choices
        legend={copy.day}
        name="day"
        initial="today"
        options={[
          { value: 'today', label: copy.today },
          { value: 'tomorrow', label: copy.tomorrow },
          { value: '', label: copy.sayLater },
        ]}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label={copy.from}>
          <TextInput type="time" name="from" step={900} />
        </Field>
        <Field label={copy.to} error={error ?? problem?.fields.arrival_to}>
          <TextInput type="time" name="to" step={900} />
        </Field>
      </div>
      <p className="text-meta text-ink-2">{fill(copy.arrivalHint, { property: property_name })}</p>
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
