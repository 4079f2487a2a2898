import { type FormEvent, useId } from 'react';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import type { ReadArchive } from './use-read-archive.ts';

/** The passphrase of the codes in a file; an empty one leaves them out. */
export function OpenCodes({ archive, it: { check } }: { archive: Archive; it: ReadArchive }) {
  const headingId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const passphrase = String(new FormData(event.currentTarget).get('passphrase') ?? '');
    if (!check.isPending) check.mutate({ id: archive.id, passphrase: passphrase || null });
  };
  return (
    <form method="post" noValidate aria-labelledby={headingId} onSubmit={submit} className="grid gap-3">
      <h3 id={headingId} className="text-label">
        {copy.codesLocked}
      </h3>
      <p className="text-ink-2">{copy.codesLockedText}</p>
      <Field label={copy.openPassphrase} unmarked error={archive.problem ?? undefined} className="max-w-md">
        <PasswordInput name="passphrase" autoComplete="off" />
      </Field>
      <div>
        <Button type="submit" busy={check.isPending}>
          {copy.checkAgain}
        </Button>
      </div>
    </form>
  );
}
