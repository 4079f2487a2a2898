import { type FormEvent, useState } from 'react';
import { Joining } from '#contract/accounts/people.ts';
import * as passwordCopy from '#contract/messages/en/accounts/passwords.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { refused } from '../../../lib/address/use-mail-link.ts';
import { RestError, rest } from '../../../lib/http/rest.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PasswordRules } from '../passwords/password-rules.tsx';
import { signIn } from '../sign-in/sign-in.ts';

/** A name and a password: the address is the invitation's, which its mail has proven. Whoever joins is signed in. */
export function JoinForm({ path, email }: { path: string; email: string }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const parsed = Joining.safeParse(Object.fromEntries(new FormData(form)));
    setFailure(null);
    setErrors(Object.fromEntries(parsed.error?.issues.map(({ path: [name], message }) => [name, message]) ?? []));
    if (!parsed.success) return focus(form, String(parsed.error.issues[0]?.path[0]));
    setBusy(true);
    try {
      await rest('POST', `${path}/join`, { body: parsed.data });
      // Where it wants more than a password, the sign-in page asks for it.
      await signIn({ email, password: parsed.data.password }).then(
        () => location.assign('/dashboard'),
        () => location.assign('/login'),
      );
    } catch (error) {
      setBusy(false);
      const fields = error instanceof RestError ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(refused(error));
    }
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={() => setErrors({})}
      className="grid gap-4"
    >
      {failure && <Banner tone="danger">{failure}</Banner>}
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      <Field label={copy.yourName} required error={errors.name}>
        <TextInput name="name" autoComplete="name" />
      </Field>
      <div className="grid gap-2">
        <Field label={passwordCopy.newPassword} required error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            enterKeyHint="go"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <PasswordRules password={typed} />
      </div>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {busy ? copy.joining : copy.join}
      </Button>
    </form>
  );
}

function focus(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
