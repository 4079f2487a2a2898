import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as copy from '#contract/messages/en/developers.ts';
import { api, fieldsOf, messageOf } from '../../lib/http/api.ts';
import { AuthError, callAuth } from '../../lib/http/auth-call.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { refreshKeys } from './developers.ts';
import { KeyFields, type KeyValues, noKey } from './key-fields.tsx';
import { ShownOnce } from './shown-once.tsx';

/** What it is for and what it may do in, a key out, once. */
export function AddKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [values, setValues] = useState<KeyValues>(noKey);
  const add = useMutation({
    mutationFn: addKey,
    onSettled: () => void refreshKeys(), // also where it is not known whether one was made
  });
  const close = () => {
    onClose();
    if (!add.data) return setValues({ ...values, password: '' });
    setValues(noKey);
    add.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(values);
  };
  const edit = (next: Partial<KeyValues>) => {
    setValues({ ...values, ...next });
    if (add.error) add.reset();
  };
  const errors = add.error ? wrongIn(add.error) : {};
  return (
    <Dialog
      open={open}
      onClose={close}
      title={add.data ? copy.yourNewKey : copy.createKey}
      footer={
        add.data ? (
          <Button variant="primary" onClick={close}>
            {copy.done}
          </Button>
        ) : (
          <FormButtons form={formId} act={copy.createKey} busy={add.isPending} onLeave={close} />
        )
      }
    >
      {add.data ? (
        <ShownOnce label={add.data.name} value={add.data.key} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
          {add.error && Object.keys(errors).length === 0 && (
            <Banner tone="danger">{add.error instanceof AuthError ? add.error.message : messageOf(add.error)}</Banner>
          )}
          <KeyFields values={values} errors={errors} edit={edit} />
        </form>
      )}
    </Dialog>
  );
}

/** Nothing is asked of the password before the rest is right: it is asked for at the last. */
class WrongField extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

async function addKey({ password, ...wanted }: KeyValues) {
  if (!wanted.name.trim()) throw new WrongField('name', copy.enterKeyName);
  if (wanted.scopes.every((scope) => scope === 'codes')) throw new WrongField('scopes', copy.chooseScopes);
  if (!password) throw new WrongField('password', copy.enterPassword);
  try {
    await callAuth('POST', 'confirm-password', { body: { password } });
  } catch (error) {
    if (error instanceof AuthError && error.code === 'INVALID_PASSWORD')
      throw new WrongField('password', copy.wrongPassword);
    throw error;
  }
  return api.developers.addKey(wanted);
}

const wrongIn = (error: Error): Record<string, string> =>
  error instanceof WrongField ? { [error.field]: error.message } : fieldsOf(error);
