import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api, fieldsOf, messageOf } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { refreshKeys } from './developers.ts';
import { ShownOnce } from './shown-once.tsx';

/** A name in, a key out, once. */
export function AddKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => api.developers.addKey({ name }),
    onSettled: () => void refreshKeys(), // also where it is not known whether one was made
  });
  const close = () => {
    onClose();
    if (!add.data) return;
    setName('');
    add.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  const wrong = add.error ? fieldsOf(add.error).name : undefined;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={add.data ? 'Your New API Key' : 'Create API Key'}
      footer={
        add.data ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <FormButtons form={formId} act="Create API Key" busy={add.isPending} onLeave={close} />
        )
      }
    >
      {add.data ? (
        <ShownOnce label={add.data.name} value={add.data.key} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {add.error && !wrong && <Banner tone="danger">{messageOf(add.error)}</Banner>}
          <Field label="Name" required error={wrong} hint="Where it is used, like “Booking system”.">
            <TextInput
              name="name"
              autoComplete="off"
              maxLength={80}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                if (wrong) add.reset();
              }}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
