import { type FormEvent, type ReactNode, useId, useState } from 'react';
import * as copy from '#contract/messages/en/conversations/later.ts';
import { Button } from '../../../../ui/button.tsx';
import { nearDays } from '../../../../ui/day-words.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { FormButtons } from '../../../../ui/form/form-buttons.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { readLater, type TypedLater, typedLater } from './typed-later.ts';

/** A time to come: a day and a time of one's own, or one of a few that fill them in. */
export function LaterDialog({
  open,
  title,
  clocks,
  zone,
  first,
  presets,
  act,
  doing,
  busy,
  refusal,
  onType,
  onChosen,
  onClose,
  children,
}: {
  open: boolean;
  title: string;
  /** By whose clocks the fields are meant. */
  clocks: string;
  zone: string;
  /** What the fields begin with; nothing is chosen without it. */
  first?: Date | undefined;
  presets: readonly { label: string; until: Date }[];
  act: string;
  doing: string;
  busy: boolean;
  /** What the server had against the time. */
  refusal?: string | undefined;
  onType?: () => void;
  onChosen: (at: string) => void;
  onClose: () => void;
  /** Fields before the time. */
  children?: ReactNode;
}) {
  const formId = useId();
  const [typed, setTyped] = useState<TypedLater>(() => (first ? typedLater(first, zone) : { day: '', time: '' }));
  const [wrong, setWrong] = useState<{ field: keyof TypedLater; message: string } | null>(null);
  const type = (next: Partial<TypedLater>) => {
    setTyped({ ...typed, ...next });
    setWrong(null);
    onType?.();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readLater(typed, zone, new Date());
    if ('at' in read) return busy || onChosen(read.at);
    setWrong(read);
    return event.currentTarget.querySelector<HTMLElement>(`[name=${read.field}]`)?.focus();
  };
  const errorAt = (field: keyof TypedLater) => (wrong?.field === field ? wrong.message : undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={<FormButtons form={formId} act={act} doing={doing} busy={busy} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {children}
        <div className="flex flex-wrap gap-2">
          {presets.map(({ label, until }) => (
            <Button key={label} size="compact" onClick={() => type(typedLater(until, zone))}>
              {label}
            </Button>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-4">
          <Field label={copy.day} required unmarked error={errorAt('day')}>
            <TextInput
              type="date"
              name="day"
              min={nearDays(zone, new Date()).today}
              value={typed.day}
              onChange={({ target }) => type({ day: target.value })}
            />
          </Field>
          <Field label={copy.time} required unmarked error={errorAt('time') ?? refusal}>
            <TextInput
              type="time"
              name="time"
              value={typed.time}
              onChange={({ target }) => type({ time: target.value })}
            />
          </Field>
        </div>
        <p className="text-meta text-ink-2">{clocks}</p>
      </form>
    </Dialog>
  );
}
