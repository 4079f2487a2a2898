import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { NewWebhook, Webhook } from '#contract/developers/developers.ts';
import { type WebhookKind, webhookKinds } from '#contract/developers/webhook-kinds.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { api, fieldsOf, messageOf } from '../../lib/http/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { refreshWebhooks } from './developers.ts';
import { ShownOnce } from './shown-once.tsx';

type Props = { open: boolean; webhook?: Webhook; onClose: () => void };

/** A new webhook, whose signing secret is shown once, or another address and other events for one there is. */
export function WebhookDialog({ open, webhook, onClose }: Props) {
  const formId = useId();
  const [values, setValues] = useState<NewWebhook>(() => startOf(webhook));
  const save = useMutation({
    mutationFn: async (): Promise<string | undefined> => {
      if (!webhook) return (await api.developers.addWebhook(values)).secret;
      await api.developers.changeWebhook({ ...values, id: webhook.id, enabled: webhook.enabled });
      return undefined;
    },
    onSuccess: (secret) => {
      if (!secret) onClose();
    },
    onSettled: () => void refreshWebhooks(), // also where it is not known whether one was added
  });
  const secret = save.data;
  const close = () => {
    onClose();
    if (!secret) return;
    setValues(startOf(undefined));
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const edit = (next: Partial<NewWebhook>) => {
    setValues({ ...values, ...next });
    if (save.error) save.reset();
  };
  const errors = save.error ? fieldsOf(save.error) : {};
  return (
    <Dialog
      open={open}
      onClose={close}
      title={secret ? copy.yourSigningSecret : webhook ? copy.editWebhook : copy.addWebhook}
      footer={
        secret ? (
          <Button variant="primary" onClick={close}>
            {copy.done}
          </Button>
        ) : (
          <FormButtons
            form={formId}
            act={webhook ? copy.saveWebhook : copy.addWebhook}
            busy={save.isPending}
            onLeave={close}
          />
        )
      }
    >
      {secret ? (
        <ShownOnce label={values.url} value={secret} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {save.error && Object.keys(errors).length === 0 && <Banner tone="danger">{messageOf(save.error)}</Banner>}
          <Fields values={values} errors={errors} edit={edit} />
        </form>
      )}
    </Dialog>
  );
}

type FieldsProps = { values: NewWebhook; errors: Record<string, string>; edit: (next: Partial<NewWebhook>) => void };

function Fields({ values, errors, edit }: FieldsProps) {
  const errorId = useId();
  const toggle = (kind: WebhookKind, on: boolean) =>
    edit({ kinds: on ? [...values.kinds, kind] : values.kinds.filter((one) => one !== kind) });
  return (
    <>
      <Field label={common.address} required error={errors.url} hint={copy.addressHint}>
        <TextInput
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          value={values.url}
          onChange={(event) => edit({ url: event.target.value })}
        />
      </Field>
      <fieldset className="grid gap-2" aria-describedby={errors.kinds ? errorId : undefined}>
        <legend className="mb-2 text-label">{copy.callWhen}</legend>
        {webhookKinds.map(({ kind, words }) => (
          <Checkbox
            key={kind}
            name={kind}
            label={words}
            checked={values.kinds.includes(kind)}
            onChange={(event) => toggle(kind, event.target.checked)}
          />
        ))}
        {errors.kinds && <FieldError id={errorId}>{errors.kinds}</FieldError>}
      </fieldset>
    </>
  );
}

const startOf = (webhook: Webhook | undefined): NewWebhook => ({
  url: webhook?.url ?? '',
  kinds: webhook?.kinds ?? [],
});
