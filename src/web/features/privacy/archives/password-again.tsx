import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { freshMinutes } from '#contract/privacy/archive-format.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { AuthError } from '../../../lib/http/auth-call.ts';
import { WrongPassword } from '../../../lib/session/password-proof.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';

/** The password once more, where a sign-in is too long ago. */
export function PasswordAgain({ error, onInput }: { error: Error | null; onInput: () => void }) {
  return (
    <Field
      label={copy.password}
      required
      hint={fill(copy.passwordWhy, { minutes: freshMinutes })}
      error={error instanceof WrongPassword ? error.message : undefined}
    >
      <PasswordInput name="password" autoComplete="current-password" onInput={onInput} />
    </Field>
  );
}

/** What was refused, but for a password, which is said at its field or asked for. */
export function Refusal({ error, asked }: { error: Error | null; asked: boolean }) {
  if (!error || error instanceof WrongPassword || asked) return null;
  return <Banner tone="danger">{error instanceof AuthError ? error.message : messageOf(error)}</Banner>;
}
