import { X } from 'lucide-react';
import { useId, useState } from 'react';
import * as copy from '#contract/messages/en/conversations/sla-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { InlineInput, InlineSelect } from '../../../ui/form/inline-controls.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PolicyForm } from './policy-form.ts';
import { dayWords, week } from './policy-words.ts';

type Props = {
  form: PolicyForm;
  errors: Record<string, string>;
  onChange: (part: Partial<PolicyForm>) => void;
};

/** When the desk answers: around the clock, or in parts of days but holidays. */
export function HoursFields({ form, errors, onChange }: Props) {
  return (
    <>
      <RadioGroup
        legend={copy.whenOpen}
        name="always"
        value={form.always ? 'always' : 'hours'}
        onChange={(chosen) => onChange({ always: chosen === 'always' })}
        options={[
          { value: 'always', label: copy.always },
          { value: 'hours', label: copy.inHours },
        ]}
        error={errors['hours.spans']}
      />
      {!form.always && (
        <>
          <ul className="grid gap-2">
            {form.spans.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in its place
              <SpanRow key={at} at={at} form={form} errors={errors} onChange={onChange} />
            ))}
          </ul>
          <p className="text-meta text-ink-3">{copy.toHint}</p>
          <div>
            <Button size="compact" onClick={() => onChange({ spans: [...form.spans, form.spans.at(-1) ?? firstSpan] })}>
              {copy.addHours}
            </Button>
          </div>
          <Holidays form={form} onChange={onChange} />
        </>
      )}
    </>
  );
}

const firstSpan = { day: 1, from: '09:00', to: '17:00' };

function SpanRow({ at, form: { spans }, errors, onChange }: Props & { at: number }) {
  const id = useId();
  const span = spans[at] ?? firstSpan;
  const [from, to] = [errors[`hours.spans.${at}.from`], errors[`hours.spans.${at}.to`]];
  const set = (part: Partial<typeof span>) => onChange({ spans: spans.with(at, { ...span, ...part }) });
  const time = (which: 'from' | 'to', wrong: string | undefined) => (
    <InlineInput
      type="time"
      label={which === 'from' ? copy.from : copy.to}
      value={span[which]}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? id : undefined}
      onChange={(event) => set({ [which]: event.target.value })}
    />
  );
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <InlineSelect label={copy.day} value={span.day} onChange={(event) => set({ day: Number(event.target.value) })}>
          {week.map(([day, name]) => (
            <option key={day} value={day}>
              {name}
            </option>
          ))}
        </InlineSelect>
        {time('from', from)}
        {time('to', to)}
        <IconButton
          icon={X}
          label={copy.removeHours}
          onClick={() => onChange({ spans: spans.filter((_, other) => other !== at) })}
        />
      </div>
      {(from ?? to) && <FieldError id={id}>{from ?? to}</FieldError>}
    </li>
  );
}

function Holidays({ form: { holidays }, onChange }: Pick<Props, 'form' | 'onChange'>) {
  const [day, setDay] = useState('');
  const add = () => {
    if (day && !holidays.includes(day)) onChange({ holidays: [...holidays, day].toSorted() });
    setDay('');
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-label">{copy.holidays}</legend>
      <ul className="flex flex-wrap gap-2">
        {holidays.map((one) => (
          <li key={one} className="flex items-center rounded-control border border-line pl-3">
            {dayWords(one)}
            <IconButton
              icon={X}
              label={fill(copy.removeHoliday, { day: dayWords(one) })}
              onClick={() => onChange({ holidays: holidays.filter((other) => other !== one) })}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <InlineInput type="date" label={copy.holiday} value={day} onChange={(event) => setDay(event.target.value)} />
        <Button size="compact" onClick={add}>
          {copy.addHoliday}
        </Button>
      </div>
    </fieldset>
  );
}
