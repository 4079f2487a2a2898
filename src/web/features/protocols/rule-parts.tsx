import { useState } from 'react';
import type { Telling } from '#contract/enumerations/accounts.ts';
import type { Autonomy, ProtocolAction } from '#contract/enumerations/protocols.ts';
import { locale } from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import { InlineInput, InlineSelect } from '../../ui/form/inline-controls.tsx';

export const autonomyWords: Record<Autonomy, string> = {
  auto: copy.assistantAnswers,
  draft: copy.assistantDrafts,
  off: copy.peopleAnswer,
};
export const actionWords: Record<ProtocolAction, string> = {
  dispatch: copy.sendContractor,
  ask_owner: copy.askMeFirst,
  human: copy.handToTeam,
};
export const tellingWords: Record<Telling, string> = {
  everything: copy.everything,
  important: copy.whatIsImportant,
  nothing: copy.nothing,
};

/** One of a few words. */
export function Choice<T extends string>({
  label,
  value,
  words,
  onChange,
}: {
  label: string;
  value: T;
  words: Record<T, string>;
  onChange: (value: T) => void;
}) {
  return (
    // The options are the keys of `words`.
    <InlineSelect label={label} value={value} onChange={(event) => onChange(event.target.value as T)}>
      {Object.entries<string>(words).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </InlineSelect>
  );
}

/** A number as it is typed; what is none stays where it is, marked, until it is one. */
export function Amount({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onWrong,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  onWrong: (message: string | undefined) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value);
  const isRight = (text: string) => {
    const number = Number(text);
    const whole = Number.isInteger(Math.round((number / step) * 1e6) / 1e6);
    return text.trim() !== '' && Number.isFinite(number) && number >= min && number <= max && whole;
  };
  const type = (text: string) => {
    setTyped(text);
    const right = isRight(text);
    onWrong(right ? undefined : fill(copy.numberOutOfRange, { min, max: max.toLocaleString(locale) }));
    if (right) onChange(Number(text));
  };
  return (
    <InlineInput
      label={label}
      inputMode="decimal"
      className="w-24 tabular-nums"
      value={shown}
      aria-invalid={!isRight(shown) || undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={() => isRight(shown) && setTyped(null)}
    />
  );
}

const unitMinutes = { minutes: 1, hours: 60, days: 1440 } as const;
type Unit = keyof typeof unitMinutes;
const unitWords: Record<Unit, string> = { minutes: copy.unitMinutes, hours: copy.unitHours, days: copy.unitDays };
const units: Unit[] = ['days', 'hours', 'minutes'];

/** Minutes, said in the largest unit in which they are a whole number; another unit keeps the number. */
export function Duration({
  label,
  value,
  max,
  onChange,
  onWrong,
}: {
  label: string;
  value: number;
  /** In minutes. */
  max: number;
  onChange: (minutes: number) => void;
  onWrong: (message: string | undefined) => void;
}) {
  const [kept, setKept] = useState<Unit | null>(null);
  const fits = (one: Unit) => value % unitMinutes[one] === 0;
  const unit = kept && fits(kept) ? kept : (units.find(fits) ?? 'minutes');
  const number = value / unitMinutes[unit];
  const most = (one: Unit) => Math.floor(max / unitMinutes[one]);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-1">
      <Amount
        key={unit}
        label={fill(copy.durationIn, { label, unit: unitWords[unit] })}
        value={number}
        min={1}
        max={most(unit)}
        onChange={(typed) => {
          setKept(unit); // 60 minutes do not turn into an hour under the fingers
          onChange(typed * unitMinutes[unit]);
        }}
        onWrong={onWrong}
      />
      <Choice
        label={fill(copy.durationUnit, { label })}
        value={unit}
        words={unitWords}
        onChange={(next) => {
          setKept(next);
          onChange(Math.min(number, most(next)) * unitMinutes[next]);
        }}
      />
    </span>
  );
}

/** A time of day, as minutes after midnight. */
export function TimeOfDay({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const pad = (n: number) => String(n).padStart(2, '0');
  return (
    <InlineInput
      type="time"
      label={label}
      value={`${pad(Math.floor(value / 60))}:${pad(value % 60)}`}
      onChange={({ target }) => {
        const [hours, minutes] = target.value.split(':').map(Number);
        if (hours !== undefined && minutes !== undefined) onChange(hours * 60 + minutes);
      }}
    />
  );
}
