import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type FormerSecretHours, formerSecretHours, type Webhook } from '#contract/developers/developers.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

type Props = { open: boolean; webhook: Webhook; onClose: () => void };

/** How long the old signing secret goes on beside the new one, which is then shown once. */
export function ReplaceSecretDialog({ open, webhook, onClose }: Props) {
  const formId = useId();
  const [hours, setHours] = useState<FormerSecretHours>(24);
  const replace = useMutation({
    mutationFn: () => api.developers.replaceSecret({ id: webhook.id, former_hours: hours }),
  });
  const secret = replace.data?.secret;
  const close = () => {
    onClose();
    replace.reset();
    setHours(24);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!replace.isPending) replace.mutate();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={secret ? copy.yourNewSecret : copy.replaceSecret}
      footer={
        secret ? (
          <Button variant="primary" onClick={close}>
            {copy.done}
          </Button>
        ) : (
          <FormButtons form={formId} act={copy.replaceSecret} busy={replace.isPending} onLeave={close} />
        )
      }
    >
      {secret ? (
        <ShownOnce label={webhook.url} value={secret} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {replace.error && <Banner tone="danger">{messageOf(replace.error)}</Banner>}
          <p className="break-words">{fill(copy.replaceSecretNote, { url: webhook.url })}</p>
          <Field label={copy.oldSecretSigns} required hint={copy.oldSecretHint}>
            <NativeSelect name="former_hours" value={hours} onChange={({ target }) => setHours(hoursOf(target.value))}>
              {formerSecretHours.map((one) => (
                <option key={one} value={one}>
                  {wordsOf(one)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </form>
      )}
    </Dialog>
  );
}

const hoursOf = (value: string): FormerSecretHours => formerSecretHours.find((one) => String(one) === value) ?? 24;

function wordsOf(hours: FormerSecretHours): string {
  if (hours === 0) return copy.oldSecretEnds;
  return hours < 48 ? fill(copy.oldSecretHours, { count: hours }) : fill(copy.oldSecretDays, { count: hours / 24 });
}
