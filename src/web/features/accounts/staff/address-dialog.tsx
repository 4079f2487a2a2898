import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { addressHours } from '#contract/accounts/accounts.ts';
import { NewAddress, type OwnerAccount } from '#contract/accounts/staff.ts';
import * as copy from '#contract/messages/en/accounts/staff.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { errorsIn } from '../form-errors.ts';

/**
 * Asks for the new address; it takes effect with both addresses' word, or with the old one's silence. A default export, fetched when
 * asked for.
 */
export default function AddressDialog({
  owner,
  open,
  onClose,
}: {
  owner: OwnerAccount;
  open: boolean;
  onClose: () => void;
}) {
  const formId = useId();
  const draft = `address.${owner.id}`;
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (email: string) => api.staff.changeOwnerEmail({ id: owner.id, email }),
    onSuccess: (_, email) => {
      dropDraft(draft);
      void queryClient.invalidateQueries({ queryKey: orpc.staff.findOwners.key() });
      showToast({ title: fill(copy.confirmationSent, { email }) });
      onClose();
    },
    onError: (thrown) => {
      const { email } = fieldsOf(thrown);
      setError(email);
      if (!email) setFailure(messageOf(thrown));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { values, errors } = errorsIn(NewAddress, event.currentTarget);
    setError(errors.email);
    setFailure(null);
    if (values && !send.isPending) send.mutate(values.email);
  };
  const footer = (
    <FormButtons
      form={formId}
      act={copy.sendConfirmation}
      doing={copy.sending}
      busy={send.isPending}
      onLeave={onClose}
    />
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(copy.changeEmailTitle, { owner: owner.full_name })}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <p className="break-words">{fill(copy.changeEmailNote, { email: owner.email, hours: addressHours })}</p>
        <Field label={copy.newEmailAddress} required error={error}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            defaultValue={readDraft(draft).email ?? ''}
            onInput={({ currentTarget }) => {
              keepDraft(draft, { email: currentTarget.value });
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
