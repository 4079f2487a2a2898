import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { verified } from '#contract/messages/en/accounts/entrance.ts';
import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import * as common from '#contract/messages/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import {
  forgetPendingEmail,
  keepPendingEmail,
  pendingEmail,
  takeMailedAddress,
  useVerifiedElsewhere,
} from '../sign-up/pending-email.ts';
import { useCaptcha } from './captcha.tsx';
import { type Challenge, SignInError, signIn } from './sign-in.ts';
import { emailError } from './typed-email.ts';

type Errors = { email?: string | undefined; password?: string | undefined };
type Ends = {
  /** May refuse by throwing SignInError. */
  onSignedIn: () => Promise<void>;
  /** A second factor is wanted. */
  onChallenge: (challenge: Challenge) => void;
};

/**
 * E-mail and password. The fields are the browser's own, so what a password manager filled in before the page came
 * alive counts.
 */
export function SignInForm(ends: Ends) {
  const captcha = useCaptcha();
  const { errors, failure, busy, submit, check, edited } = useSigningIn(captcha, ends);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fillKnownAddress(form.current), []);
  const isVerified = useVerifiedElsewhere(failure?.unverified ? pendingEmail() : null);
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {isVerified && <Banner tone="success">{verified}</Banner>}
      {failure && !isVerified && (
        <Banner tone="danger" action={failure.unverified && <ResendLink />}>
          {failure.message}
        </Banner>
      )}
      <Field label={common.email} required error={errors.email}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          onBlur={check}
          onInput={() => edited('email')}
        />
      </Field>
      <Field label={copy.password} required error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          onInput={() => edited('password')}
        />
      </Field>
      {captcha.field}
      <Button type="submit" variant="primary" size="large" busy={busy} wide>
        {busy ? copy.signingIn : copy.signIn}
      </Button>
    </form>
  );
}

/** What is wrong at a field or was refused as a whole, and whether an answer is due. */
function useSigningIn(captcha: ReturnType<typeof useCaptcha>, { onSignedIn, onChallenge }: Ends) {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<SignInError | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = read(form);
    const found = { email: emailError(values.email), password: passwordError(values.password) };
    setErrors(found);
    setFailure(null);
    const firstBad = found.email ? 'email' : found.password ? 'password' : null;
    if (firstBad) return (form.elements.namedItem(firstBad) as HTMLInputElement).focus(); // a field of this form
    if (captcha.isMissing()) return;
    setBusy(true);
    try {
      const challenge = await signIn(values, captcha.headers());
      forgetPendingEmail();
      if (!challenge) return await onSignedIn();
      onChallenge(challenge);
    } catch (error) {
      const known = error instanceof SignInError ? error : new SignInError(copy.signInFailed, { cause: error });
      if (known.unverified) keepPendingEmail(values.email);
      setFailure(known);
    }
    captcha.renew();
    setBusy(false);
  };
  const check = ({ currentTarget: { form }, target }: FocusEvent<HTMLInputElement>) => {
    if (!form || !target.value) return;
    const values = read(form);
    setErrors((known) => ({ ...known, email: emailError(values.email) }));
  };
  const edited = (field: keyof Errors) => errors[field] && setErrors({ ...errors, [field]: undefined });
  return { errors, failure, busy, submit, check, edited };
}

/** An address that was typed or proved on the way here is not asked for again; what stands in the field stays. */
function fillKnownAddress(form: HTMLFormElement | null) {
  takeMailedAddress();
  const known = pendingEmail();
  if (!form || !known) return;
  const [email, password] = ['email', 'password'].map((name) => form.elements.namedItem(name) as HTMLInputElement); // both are its own
  if (!email || email.value) return;
  email.value = known;
  if (document.activeElement === document.body || document.activeElement === email) password?.focus();
}

function ResendLink() {
  return (
    <a href="/email-verification-pending" className="inline-block py-1 underline">
      {copy.verifyAgain}
    </a>
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

const passwordError = (password: string) => (password ? undefined : copy.enterPassword);
