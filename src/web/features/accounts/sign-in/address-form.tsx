import { type FormEvent, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { rest, wordsOf } from '../../../lib/http/rest.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { firstFocus } from '../../../ui/form/first-focus.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useCaptcha } from './captcha.tsx';
import { emailError, typedEmail } from './typed-email.ts';

type Parts = {
  /** Below `/api/auth`; answers with `{ message }`, the same whether an account exists or not. */
  path: '/forgot-password' | '/sign-in-code';
  /** Of the field, which no password manager may take for that of the sign-in. */
  name: string;
  hint: string;
  send: string;
  /** Said when the server cannot be reached. */
  failed: string;
  onSent?: (to: string, message: string) => void;
};

/** One field for the address a mail goes to, taken over from the sign-in. */
export function AddressForm({ path, name, hint, send, failed, onSent }: Parts) {
  const captcha = useCaptcha();
  const [typed] = useState(typedEmail);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; words: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.elements.namedItem(name) as HTMLInputElement; // a field of this form
    const email = field.value.trim().toLowerCase();
    const wrong = emailError(email);
    setError(wrong);
    setSaid(null);
    if (wrong) return field.focus();
    if (captcha.isMissing()) return;
    setBusy(true);
    try {
      const options = { body: { email }, headers: captcha.headers() };
      const { message } = await rest<{ message: string }>('POST', path, options);
      setSaid({ tone: 'success', words: message });
      onSent?.(email, message);
    } catch (failure) {
      setSaid({ tone: 'danger', words: wordsOf(failure, failed) });
    }
    captcha.renew();
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {said && <Banner tone={said.tone}>{said.words}</Banner>}
      <Field label={common.email} required error={error} hint={hint}>
        <TextInput
          ref={firstFocus}
          name={name}
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
        {send}
      </Button>
    </form>
  );
}
