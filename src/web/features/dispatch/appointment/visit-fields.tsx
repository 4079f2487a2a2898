import * as visits from '#contract/messages/en/dispatch/visits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { nearDays } from '../job/property-time.ts';
import type { TypedWindow } from '../job/visit-windows.ts';

/** A visit's day, beginning and end, by the clocks at the property. */
export function VisitFields({
  typed,
  zone,
  optional = false,
  errorAt,
  onType,
}: {
  typed: TypedWindow;
  zone: string;
  optional?: boolean;
  errorAt: (field: keyof TypedWindow) => string | undefined;
  onType: (part: Partial<TypedWindow>) => void;
}) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[1.4fr_1fr_1fr]">
      <Field label={visits.day} required={!optional} unmarked className="max-sm:col-span-2" error={errorAt('day')}>
        <TextInput
          type="date"
          name="day"
          min={nearDays(zone, new Date()).today}
          value={typed.day}
          onChange={({ target }) => onType({ day: target.value })}
        />
      </Field>
      <Field label={visits.from} required={!optional} unmarked error={errorAt('from')}>
        <TextInput
          type="time"
          name="from"
          step={900}
          value={typed.from}
          onChange={({ target }) => onType({ from: target.value })}
        />
      </Field>
      <Field label={visits.to} required={!optional} unmarked error={errorAt('to')}>
        <TextInput
          type="time"
          name="to"
          step={900}
          value={typed.to}
          onChange={({ target }) => onType({ to: target.value })}
        />
      </Field>
    </div>
  );
}
