import { type FocusEvent, type FormEvent, useState } from 'react';
import { SignInError, signIn } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Errors = { email?: string | undefined; password?: string | undefined };

/**
 * E-mail and password. `onSignedIn` may refuse by throwing SignInError. The fields are the browser's own, so what a
 * password manager filled in before the page came alive counts.
 */
export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = read(form);
    const found = { email: emailError(values.email), password: passwordError(values.password) };
    setErrors(found);
    setFailure(null);
    const firstBad = found.email ? 'email' : found.password ? 'password' : null;
    if (firstBad) return (form.elements.namedItem(firstBad) as HTMLInputElement).focus(); // a field of this form
    setBusy(true);
    try {
      await signIn(values);
      await onSignedIn();
    } catch (error) {
      setFailure(error instanceof SignInError ? error.message : 'Failed to sign in');
      setBusy(false);
    }
  };

  const check = ({ currentTarget: { form }, target }: FocusEvent<HTMLInputElement>) => {
    if (!form || !target.value) return;
    const values = read(form);
    setErrors((known) =>
      target.name === 'email' ? { ...known, email: emailError(values.email) } : { ...known, password: undefined },
    );
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label="Email" required error={errors.email}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          onBlur={check}
          onInput={() => errors.email && setErrors({ ...errors, email: undefined })}
        />
      </Field>
      <Field label="Password" required error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          onInput={() => errors.password && setErrors({ ...errors, password: undefined })}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={busy} wide>
        {busy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    email: String(data.get('email') ?? '')
      .trim()
      .toLowerCase(),
    password: String(data.get('password') ?? '').trim(),
  };
}

function emailError(email: string) {
  if (!email) return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email) ? undefined : 'Enter an email address like name@example.com.';
}

const passwordError = (password: string) => (password ? undefined : 'Enter your password.');
