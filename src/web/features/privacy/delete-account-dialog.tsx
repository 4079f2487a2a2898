import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/privacy.ts';
import { deletionDays } from '#contract/privacy/privacy-days.ts';
import { messageOf } from '../../lib/http/api.ts';
import { AuthError } from '../../lib/http/auth-call.ts';
import { WrongPassword } from '../../lib/session/password-proof.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DateTime } from '../../ui/time.tsx';
import { askDeletion } from './account-deletion.ts';

/** Says what goes and when, and asks for the password. A default export, so that it comes when asked for. */
export default function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const ask = useMutation({ mutationFn: askDeletion, onSuccess: onClose });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate(String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  const close = () => {
    ask.reset();
    onClose();
  };
  const { error } = ask;
  const wrong = error instanceof WrongPassword ? error.message : undefined;
  const due = new Date(Date.now() + deletionDays * 86_400_000).toISOString();
  const footer = (
    <>
      <Button onClick={close}>{common.cancel}</Button>
      <Button variant="danger" type="submit" form={formId} busy={ask.isPending}>
        {copy.deleteAccount}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={copy.deleteTitle} footer={footer}>
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
        {error && !wrong && (
          <Banner tone="danger">{error instanceof AuthError ? error.message : messageOf(error)}</Banner>
        )}
        <p>
          <Fill of={copy.deletedOn} with={{ date: <DateTime at={due} /> }} />
        </p>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{copy.deletedProperties}</li>
          <li>{copy.deletedStays}</li>
          <li>{copy.deletedLogin}</li>
        </ul>
        <p>{copy.deleteMore}</p>
        <p>{copy.untilThen}</p>
        <Field label={copy.password} required error={wrong}>
          <PasswordInput name="password" autoComplete="current-password" onInput={() => error && ask.reset()} />
        </Field>
      </form>
    </Dialog>
  );
}
