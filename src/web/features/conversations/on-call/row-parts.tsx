import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Rota } from '#contract/conversations/rota.ts';
import { type StaffRung, staffRungs } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { InlineInput, InlineSelect } from '../../../ui/form/inline-controls.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { rungWords } from './on-now-card.tsx';
import type { RotaForm } from './rota-form.ts';

export type PartProps = {
  form: RotaForm;
  errors: Record<string, string>;
  people: Rota['people'];
  onChange: (part: Partial<RotaForm>) => void;
};

/** One row with its name for screen readers, and the first thing that is wrong in it. */
export function Row({
  name,
  remove,
  onRemove,
  error,
  children,
}: {
  name: string;
  remove: string;
  onRemove: () => void;
  error: string | undefined;
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <li className="border-b border-line pb-3 last:border-0">
      <fieldset className="grid gap-2">
        <legend className="sr-only">{name}</legend>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="flex min-w-min grow basis-0 flex-wrap items-center gap-2">{children(error && id)}</div>
          <IconButton icon={X} label={remove} onClick={onRemove} className="shrink-0" />
        </div>
        {error && <FieldError id={id}>{error}</FieldError>}
      </fieldset>
    </li>
  );
}

type Chosen<T> = { value: T; onChange: (value: T) => void; describedBy?: string | undefined; wrong?: boolean };

export function RungChoice({ value, onChange }: Chosen<StaffRung>) {
  return (
    <InlineSelect label={copy.rung} value={value} onChange={(event) => onChange(event.target.value as StaffRung)}>
      {staffRungs.map((rung) => (
        <option key={rung} value={rung}>
          {rungWords[rung]}
        </option>
      ))}
    </InlineSelect>
  );
}

export function PersonChoice({
  value,
  onChange,
  people,
  describedBy,
  wrong = false,
  label = copy.person,
}: Chosen<string> & { people: Rota['people']; label?: string }) {
  const isKnown = value === '' || people.some(({ id }) => id === value);
  return (
    <InlineSelect
      label={label}
      value={value}
      aria-invalid={wrong || !isKnown || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{copy.whichPerson}</option>
      {!isKnown && <option value={value}>{copy.leftTeam}</option>}
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </InlineSelect>
  );
}

type When = { from: string; to: string };

/** From when to when: times, days, or both, as the browser's field has them. */
export function FromTo({
  type,
  value: { from, to },
  onChange,
  describedBy,
  wrong = false,
}: Chosen<When> & { type: 'time' | 'date' | 'datetime-local' }) {
  const shared = { type, 'aria-invalid': wrong || undefined, 'aria-describedby': describedBy };
  return (
    <>
      <InlineInput
        {...shared}
        label={copy.from}
        value={from}
        onChange={(event) => onChange({ from: event.target.value, to })}
      />
      <InlineInput
        {...shared}
        label={copy.to}
        value={to}
        onChange={(event) => onChange({ from, to: event.target.value })}
      />
    </>
  );
}
