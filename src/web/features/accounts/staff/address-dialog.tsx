import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { addressHours } from '#contract/accounts/accounts.ts';
import { NewAddress, type OwnerAccount } from '#contract/accounts/staff.ts';
import { api, fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { errorsIn } from './form-errors.ts';

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
    onSuccess: ({ pending_email }) => {
      dropDraft(draft);
      void queryClient.invalidateQueries({ queryKey: orpc.staff.findOwners.key() });
      showToast({ title: `Confirmation sent to ${pending_email}` });
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
    <FormButtons form={formId} act="Send confirmation" doing="Sending..." busy={send.isPending} onLeave={onClose} />
  );
  return (
    <Dialog open={open} onClose={onClose} title={`Change the email of ${owner.full_name}`} footer={footer}>
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <p className="break-words">
          Now: {owner.email}. Check who is calling before you go on. Both addresses get a mail: the new one must confirm
          within 7 days, and the old one may agree at once or stop it. Without a word from the old one it takes effect
          after {addressHours} hours; then every session ends.
        </p>
        <Field label="New Email Address" required error={error}>
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
