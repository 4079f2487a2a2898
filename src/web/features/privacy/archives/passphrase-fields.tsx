import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';

const { min, max } = archiveLimits.passphrase;

export type PassphraseFault = { passphrase?: string; again?: string };

/** What is wrong with a passphrase that was typed twice. */
export const passphraseFault = (passphrase: string, again: string): PassphraseFault => {
  if (passphrase.length < min) return { passphrase: fill(copy.passphraseShort, { min }) };
  return passphrase === again ? {} : { again: copy.passphraseDiffers };
};

/** Typed twice: nobody can open the codes without it, and nobody can tell it again. */
export function PassphraseFields({ fault, onInput }: { fault: PassphraseFault; onInput: () => void }) {
  return (
    <>
      <Field label={copy.passphrase} required hint={fill(copy.passphraseHint, { min })} error={fault.passphrase}>
        <PasswordInput name="passphrase" autoComplete="new-password" maxLength={max} onInput={onInput} />
      </Field>
      <Field label={copy.passphraseAgain} required error={fault.again}>
        <PasswordInput name="again" autoComplete="new-password" maxLength={max} onInput={onInput} />
      </Field>
    </>
  );
}
