import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { sizeWords } from '#contract/privacy/size-words.ts';
import { api, hasStatus } from '../../../lib/http/api.ts';
import { Fill } from '../../../ui/fill.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { DateTime } from '../../../ui/time.tsx';
import { useFreshSignIn } from './fresh-sign-in.ts';
import { PasswordAgain, Refusal } from './password-again.tsx';

type Props = { archive: Archive; open: boolean; onClose: () => void };

/** Opens a made archive, after the password where the sign-in is too long ago. The browser itself fetches the file. */
export default function DownloadArchiveDialog({ archive, open, onClose }: Props) {
  const formId = useId();
  const fresh = useFreshSignIn();
  const download = useMutation({
    mutationFn: (password: string) => fresh.with(password, () => api.archives.link({ id: archive.id })),
    onSuccess: ({ url }) => {
      location.assign(url);
      showToast({ title: copy.downloadBegun });
      close();
    },
  });
  const close = () => {
    download.reset();
    fresh.forget();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!download.isPending) download.mutate(password);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.downloadTitle}
      footer={<FormButtons form={formId} act={copy.download} busy={download.isPending} onLeave={close} />}
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Refusal error={download.error} asked={fresh.needed && hasStatus(download.error, 403)} />
        <p>
          <Fill
            of={archive.secrets ? copy.readyWithCodes : copy.ready}
            with={{
              size: sizeWords(archive.bytes),
              date: <DateTime at={archive.created_at} />,
              until: <DateTime at={archive.expires_at} />,
            }}
          />
        </p>
        {fresh.needed && <PasswordAgain error={download.error} onInput={() => {}} />}
      </form>
    </Dialog>
  );
}
