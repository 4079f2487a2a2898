import { firstFocus } from '../../../ui/form/first-focus.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { digitsOfCode } from './code-digits.ts';

/** Six digits, typed, pasted as `123 456` or filled in by the phone. Stands in a <Field>. */
export function CodeInput({ value, onChange }: { value: string; onChange: (digits: string) => void }) {
  return (
    <TextInput
      ref={firstFocus}
      name="code"
      value={value}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      placeholder="123456"
      className="font-mono text-field tracking-[0.25em]"
      onChange={(event) => onChange(digitsOfCode(event.currentTarget.value))}
    />
  );
}
