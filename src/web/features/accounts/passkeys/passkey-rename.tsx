import { type FormEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { takeFocus } from '../../../ui/form/first-focus.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { nameOf, type Passkey, renamePasskey } from './passkeys.ts';

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
    setError(name ? undefined : 'Enter a name.');
    setFailed(false);
    if (!name) return field.focus();
    setBusy(true);
    try {
      await renamePasskey(passkey, name);
      leave(`Renamed to ${name}`);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failed && <Banner tone="danger">Failed to rename the passkey. Please try again.</Banner>}
      <Field label="Name" required error={error}>
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
        <Button onClick={() => leave()}>Back</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save Name
        </Button>
      </div>
    </form>
  );
}
