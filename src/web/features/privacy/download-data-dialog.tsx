import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as copy from '#contract/messages/en/privacy.ts';
import { messageOf } from '../../lib/http/api.ts';
import { AuthError } from '../../lib/http/auth-call.ts';
import { RestError } from '../../lib/http/rest.ts';
import { givePassword, WrongPassword } from '../../lib/session/password-proof.ts';
import { Banner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';

/** The archive, with codes only after the password. A default export, so that it comes when asked for. */
export default function DownloadDataDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [codes, setCodes] = useState(false);
  const download = useMutation({
    mutationFn: fetchArchive,
    onSuccess: () => {
      showToast({ title: copy.downloaded });
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!download.isPending) download.mutate({ codes, password });
  };
  const close = () => {
    download.reset();
    onClose();
  };
  const { error } = download;
  const wrong = error instanceof WrongPassword ? error.message : undefined;
  const footer = (
    <FormButtons
      form={formId}
      act={copy.downloadData}
      doing={copy.collecting}
      busy={download.isPending}
      onLeave={close}
    />
  );
  return (
    <Dialog open={open} onClose={close} title={copy.downloadTitle} footer={footer}>
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
        {error && !wrong && <Banner tone="danger">{wordsOf(error)}</Banner>}
        <p>{copy.downloadNote}</p>
        <Checkbox
          name="codes"
          label={copy.codesToo}
          hint={copy.codesHint}
          checked={codes}
          onChange={({ target }) => setCodes(target.checked)}
        />
        {codes && (
          <Field label={copy.password} required error={wrong}>
            <PasswordInput name="password" autoComplete="current-password" onInput={() => error && download.reset()} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

async function fetchArchive({ codes, password }: { codes: boolean; password: string }): Promise<void> {
  if (codes) await givePassword(password);
  const { downloadFile } = await import('../../lib/http/download.ts');
  await downloadFile('/me/export', { codes });
}

const wordsOf = (error: Error): string =>
  error instanceof AuthError || error instanceof RestError ? error.message : messageOf(error);
