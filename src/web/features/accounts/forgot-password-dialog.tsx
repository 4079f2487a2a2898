import { type FormEvent, useState } from 'react';
import { RestError, rest } from '../../lib/rest.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NativeDialog } from '../../ui/native-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useCaptcha } from './captcha.tsx';
import { firstFocus } from './first-focus.ts';
import { typedEmail } from './typed-email.ts';

/** One field and always the same answer, whether an account exists or not. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const captcha = useCaptcha();
  const [typed] = useState(typedEmail);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; words: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.elements.namedItem('forgotten') as HTMLInputElement; // a field of this form
    const email = field.value.trim().toLowerCase();
    const wrong = emailError(email);
    setError(wrong);
    setSaid(null);
    if (wrong) return field.focus();
    if (captcha.isMissing()) return;
    setBusy(true);
    try {
      const options = { body: { email }, headers: captcha.headers() };
      const { message } = await rest<{ message: string }>('POST', '/forgot-password', options);
      setSaid({ tone: 'success', words: message });
    } catch (failure) {
      const words = failure instanceof RestError && failure.status > 0 ? failure.message : null;
      setSaid({ tone: 'danger', words: words ?? 'Failed to send password reset email.' });
    }
    captcha.renew();
    setBusy(false);
  };
  return (
    <NativeDialog open onClose={onClose} title="Reset your password">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {said && <Banner tone={said.tone}>{said.words}</Banner>}
        <Field label="Email" required error={error} hint="We send a link to set a new password. It works for one hour.">
          <TextInput
            ref={firstFocus}
            name="forgotten"
            defaultValue={typed}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            onInput={() => setError(undefined)}
          />
        </Field>
        {captcha.field}
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          Send Reset Link
        </Button>
      </form>
    </NativeDialog>
  );
}

/** The same words under every lone field for an address. */
export function emailError(email: string) {
  if (!email) return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email) ? undefined : 'Enter an email address like name@example.com.';
}
