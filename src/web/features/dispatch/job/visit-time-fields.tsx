import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import * as copy from '#contract/messages/en/dispatch/visits.ts';
import { fill } from '#contract/messages/fill.ts';
import type { RestError } from '../../../lib/http/rest.ts';
import { Button } from '../../../ui/button.tsx';
import { nearDays } from '../../../ui/day-words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { mostTimes, type VisitTimes } from './use-visit-times.ts';

type Props = { job: Job; times: VisitTimes; problem: RestError | null; required?: boolean };

/** One to three times to come, by the clocks at the property. */
export function VisitTimeFields({ job: { timezone, property_name }, times, problem, required = false }: Props) {
  const adding = useRef<HTMLButtonElement>(null);
  const full = times.rows.length >= mostTimes;
  return (
    <>
      {times.rows.map((row, at) => (
        <VisitRow
          key={row}
          row={row}
          number={at + 1}
          days={nearDays(timezone, new Date())}
          times={times}
          problem={problem}
          required={required}
          onRemove={() => {
            times.remove(row);
            adding.current?.focus();
          }}
        />
      ))}
      <Button ref={adding} className="justify-self-start" aria-disabled={full || undefined} onClick={times.add}>
        {full ? copy.timesFull : copy.addTime}
      </Button>
      <p className="text-meta text-ink-2">{fill(copy.timesHint, { property: property_name })}</p>
    </>
  );
}

type RowProps = {
  row: number;
  number: number;
  days: { today: string; tomorrow: string };
  times: VisitTimes;
  problem: RestError | null;
  required: boolean;
  onRemove: () => void;
};

function VisitRow({ row, number, days, times, problem, required, onRemove }: RowProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (row > 1) box.current?.querySelector('input')?.focus(); // added just now
  }, [row]);
  const clear = () => times.clear(row);
  return (
    <fieldset ref={box} className="relative grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[1.4fr_1fr_1fr]">
      <legend className="mb-1.5 text-label">{fill(copy.timeNumber, { number })}</legend>
      {times.rows.length > 1 && (
        <IconButton
          icon={X}
          label={fill(copy.removeTime, { number })}
          size="compact"
          className="absolute -top-10 right-0"
          onClick={onRemove}
        />
      )}
      <Field
        label={copy.day}
        required
        unmarked
        className="max-sm:col-span-2"
        error={times.errorAt(row, 'day', problem)}
      >
        <TextInput type="date" name={`day-${row}`} min={days.today} defaultValue={days.tomorrow} onInput={clear} />
      </Field>
      <Field label={copy.from} required={required} unmarked error={times.errorAt(row, 'from', problem)}>
        <TextInput type="time" name={`from-${row}`} step={900} onInput={clear} />
      </Field>
      <Field label={copy.to} required={required} unmarked error={times.errorAt(row, 'to', problem)}>
        <TextInput type="time" name={`to-${row}`} step={900} onInput={clear} />
      </Field>
    </fieldset>
  );
}
