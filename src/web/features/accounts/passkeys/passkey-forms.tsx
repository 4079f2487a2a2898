import { type FormEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/accounts/passkeys.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { takeFocus } from '../../../ui/form/first-focus.ts';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { createPasskey, PasskeyError } from './passkey-ceremony.ts';
import { forgetPasskeys, nameOf, type Passkey, renamePasskey } from './passkeys.ts';

const draft = 'passkey';

/** A name, kept until the passkey is there, and the password once more; then the browser asks where to keep it. */
export function AddPasskey({ onDone }: { onDone: (done?: string) => void }) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('password') as HTMLInputElement; // a field of this form
    const name = String(new FormData(form).get('passkey-name') ?? '').trim();
    setError(field.value ? undefined : copy.enterPassword);
    setFailure(null);
    if (!field.value) return field.focus();
    setBusy(true);
    try {
      await createPasskey({ name, password: field.value });
      dropDraft(draft);
      await forgetPasskeys();
      onDone(copy.passkeyAdded);
    } catch (thrown) {
      const known = thrown instanceof PasskeyError ? thrown : null;
      if (known?.field) setError(known.message);
      else setFailure(known?.message ?? copy.addFailed);
      setBusy(false);
      if (known?.field) field.focus();
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label={common.name} hint={copy.nameHint}>
        <TextInput
          ref={takeFocus}
          name="passkey-name"
          defaultValue={readDraft(draft).name}
          autoComplete="off"
          maxLength={limits.shortText}
          placeholder={copy.namePlaceholder}
          enterKeyHint="next"
          onInput={({ currentTarget }) => keepDraft(draft, { name: currentTarget.value })}
        />
      </Field>
      <Field label={copy.yourPassword} required error={error} hint={copy.passwordHint}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          onInput={() => setError(undefined)}
        />
      </Field>
      <div className="flex justify-end gap-3">
        <Button onClick={() => onDone()}>{common.back}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? copy.waitingForDevice : copy.next}
        </Button>
      </div>
    </form>
  );
}

export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: (done?: string) => void }) {
  const draft = `passkey.${passkey.id}`;
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = (done?: string) => {
    dropDraft(draft);
    onDone(done);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.elements.namedItem('passkey-name') as HTMLInputElement; // a field of this form
    const name = field.value.trim();
    setError(name ? undefined : copy.enterName);
    setFailed(false);
    if (!name) return field.focus();
    setBusy(true);
    try {
      await renamePasskey(passkey, name);
      leave(fill(copy.renamed, { name }));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failed && <Banner tone="danger">{copy.renameFailed}</Banner>}
      <Field label={common.name} required error={error}>
        <TextInput
          ref={takeFocus}
          name="passkey-name"
          defaultValue={readDraft(draft).name ?? nameOf(passkey)}
          autoComplete="off"
          maxLength={limits.shortText}
          enterKeyHint="done"
          onInput={({ currentTarget }) => {
            keepDraft(draft, { name: currentTarget.value });
            setError(undefined);
          }}
        />
      </Field>
      <div className="flex justify-end gap-3">
        <Button onClick={() => leave()}>{common.back}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {copy.saveName}
        </Button>
      </div>
    </form>
  );
}
