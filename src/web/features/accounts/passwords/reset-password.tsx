import { type FormEvent, useEffect, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/passwords.ts';
import * as common from '#contract/messages/en/common.ts';
import { AuthError, callAuth } from '../../../lib/http/auth-call.ts';
import { unreachable } from '../../../lib/http/refusals.ts';
import { rest, wordsOf } from '../../../lib/http/rest.ts';
import { delaysMs } from '../../../lib/time/delays.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type NewPasswordErrors, NewPasswordFields, readNewPassword } from './new-password-fields.tsx';

/** Otherwise why it could not be asked. */
type Link = 'checking' | 'good' | 'bad' | { failure: string };

/** Sets a new password with the token of a mailed link; without a good one there is no form. */
export function ResetPassword() {
  const [link, setLink] = useState<Link>('checking');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more
  useEffect(() => {
    let gone = false;
    void checkLink().then((found) => gone || setLink(found));
    return () => {
      gone = true;
    };
  }, [tries]);
  const retry = () => {
    setLink('checking');
    setTries(tries + 1);
  };
  if (link === 'checking') return <Skeleton className="h-48" label={copy.checkingLink} />;
  if (link === 'good') return <ResetForm onBadLink={() => setLink('bad')} />;
  if (typeof link === 'object') {
    return (
      <Banner tone="danger" action={<Button onClick={retry}>{common.tryAgain}</Button>}>
        {link.failure}
      </Banner>
    );
  }
  return (
    <div className="grid gap-4">
      <Banner tone="danger">{copy.linkInvalid}</Banner>
      <p>{copy.linkInvalidHelp}</p>
      <ToSignIn />
    </div>
  );
}

function ResetForm({ onBadLink }: { onBadLink: () => void }) {
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<'typing' | 'saving' | 'done'>('typing');
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => location.assign('/login'), delaysMs.passwordReset);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'done') {
    return (
      <div className="grid gap-4">
        <Banner tone="success">{copy.passwordSet}</Banner>
        <ToSignIn />
      </div>
    );
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'saving') return;
    const form = event.currentTarget;
    const { newPassword, errors: found } = readNewPassword(form);
    setErrors(found);
    setFailure(null);
    const firstBad = found.newPassword ? 'newPassword' : found.confirmation ? 'confirmation' : null;
    if (firstBad) return (form.elements.namedItem(firstBad) as HTMLInputElement).focus(); // a field of this form
    setState('saving');
    try {
      await callAuth('POST', 'reset-password', { body: { token: tokenOfAddress(), newPassword } });
      setState('done');
    } catch (error) {
      if (error instanceof AuthError && error.code === 'INVALID_TOKEN') return onBadLink();
      if (error instanceof AuthError && error.code === 'WEAK_PASSWORD') {
        setErrors({ newPassword: error.message });
        (form.elements.namedItem('newPassword') as HTMLInputElement).focus(); // a field of this form
      } else setFailure((error instanceof AuthError && error.status > 0 && error.message) || copy.updateFailed);
      setState('typing');
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <NewPasswordFields
        errors={errors}
        onLeave={setErrors}
        onEdit={(field) => errors[field] && setErrors({ ...errors, [field]: undefined })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={state === 'saving'}>
        {state === 'saving' ? copy.updating : copy.updatePassword}
      </Button>
    </form>
  );
}

function ToSignIn() {
  return (
    <a href="/login" className="justify-self-start py-2.75 text-primary-text underline">
      {copy.goToSignIn}
    </a>
  );
}

async function checkLink(): Promise<Link> {
  const token = tokenOfAddress();
  if (!token) return 'bad';
  try {
    const { valid } = await rest<{ valid: boolean }>('GET', `/reset-password/${encodeURIComponent(token)}`);
    return valid ? 'good' : 'bad';
  } catch (error) {
    return { failure: wordsOf(error, unreachable.message) }; // shown, with a button to try again
  }
}

const tokenOfAddress = () => new URLSearchParams(location.search).get('token') ?? '';
