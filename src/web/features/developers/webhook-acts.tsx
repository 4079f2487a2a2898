import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '#contract/developers/developers.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { refreshDeliveries, refreshWebhooks } from './developers.ts';
import { ReplaceSecretDialog } from './replace-secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

type Props = { webhook: Webhook; canChange: boolean; onTested: () => void };
const onError = (failure: unknown) => showToast({ title: messageOf(failure), tone: 'error' });

/** What can be done about one webhook. */
export function WebhookActs({ webhook, canChange, onTested }: Props) {
  const [asking, setAsking] = useState(false);
  const [editing, setEditing] = useState(false);
  const [replacing, setReplacing] = useState(false);
  const { id, url, enabled } = webhook;
  const change = useMutation({
    mutationFn: () => api.developers.changeWebhook({ ...webhook, enabled: !enabled }),
    onSuccess: () => void refreshWebhooks(),
    onError,
  });
  const test = useMutation({
    mutationFn: () => api.developers.testWebhook({ id }),
    onSuccess: () => {
      void refreshDeliveries();
      onTested();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => api.developers.removeWebhook({ id }),
    onSuccess: () => {
      void refreshWebhooks();
      setAsking(false);
      showToast({ title: copy.webhookRemoved });
    },
    onError,
  });
  const name = { url: <span className="sr-only"> {url}</span> };
  return (
    <div className="flex flex-wrap gap-2">
      {canChange && (
        <>
          <Button size="compact" busy={test.isPending} onClick={() => test.mutate()}>
            <Fill of={copy.sendTest} with={name} />
          </Button>
          <Button size="compact" onClick={() => setEditing(true)}>
            <Fill of={copy.editWebhookNamed} with={name} />
          </Button>
          <Button size="compact" onClick={() => setReplacing(true)}>
            <Fill of={copy.replaceSecretNamed} with={name} />
          </Button>
          <Button size="compact" busy={change.isPending} onClick={() => change.mutate()}>
            <Fill of={enabled ? copy.switchOff : copy.switchOn} with={name} />
          </Button>
        </>
      )}
      <Button size="compact" variant="danger-quiet" onClick={() => setAsking(true)}>
        <Fill of={copy.removeWebhookNamed} with={name} />
      </Button>
      <WebhookDialog open={editing} webhook={webhook} onClose={() => setEditing(false)} />
      <ReplaceSecretDialog open={replacing} webhook={webhook} onClose={() => setReplacing(false)} />
      <ConfirmDialog
        open={asking}
        title={copy.removeWebhookTitle}
        confirm={copy.removeWebhook}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {fill(copy.removeWebhookNote, { url })}
      </ConfirmDialog>
    </div>
  );
}
