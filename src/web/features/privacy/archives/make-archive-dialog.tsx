import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import { api, hasStatus } from '../../../lib/http/api.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { useFreshSignIn } from './fresh-sign-in.ts';
import { type PassphraseFault, PassphraseFields, passphraseFault } from './passphrase-fields.tsx';
import { PasswordAgain, Refusal } from './password-again.tsx';
import { refreshArchives } from './use-archives.ts';

/** Asks for an archive, with the codes only under a passphrase. A default export, so that it comes when asked for. */
export default function MakeArchiveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [codes, setCodes] = useState(false);
  const [fault, setFault] = useState<PassphraseFault>({});
  const fresh = useFreshSignIn();
  const make = useMutation({
    mutationFn: ({ passphrase, password }: { passphrase: string | null; password: string }) =>
      fresh.with(password, () => api.archives.make({ passphrase })),
    onSuccess: () => {
      showToast({ title: copy.archiveBegun });
      close();
      return refreshArchives();
    },
  });
  const close = () => {
    make.reset();
    fresh.forget();
    setCodes(false);
    setFault({});
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const said = (name: string) => String(typed.get(name) ?? '');
    const wrong = codes ? passphraseFault(said('passphrase'), said('again')) : {};
    setFault(wrong);
    if (wrong.passphrase || wrong.again || make.isPending) return;
    make.mutate({ passphrase: codes ? said('passphrase') : null, password: said('password') });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.makeTitle}
      footer={<FormButtons form={formId} act={copy.makeArchive} busy={make.isPending} onLeave={close} />}
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Refusal error={make.error} asked={fresh.needed && hasStatus(make.error, 403)} />
        <p>{fill(copy.makeText, { count: archiveLimits.days })}</p>
        <Checkbox
          name="codes"
          label={copy.codesToo}
          hint={copy.codesHint}
          checked={codes}
          onChange={({ target }) => setCodes(target.checked)}
        />
        {codes && <PassphraseFields fault={fault} onInput={() => setFault({})} />}
        {codes && fresh.needed && <PasswordAgain error={make.error} onInput={() => {}} />}
      </form>
    </Dialog>
  );
}
