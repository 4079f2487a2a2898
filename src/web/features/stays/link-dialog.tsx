import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Mail } from 'lucide-react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/stays.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Stay } from '#contract/stays/stays.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { copyText } from '../../lib/page/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showFailure, showToast } from '../../ui/overlay/toast.ts';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { guestOf } from './stay-acts.ts';

const sayWhy = (error: unknown) => showToast({ title: messageOf(error), tone: 'error' });

/**
 * The way in that is the guest's own: to copy, to mail, to make anew. A default export, so that it comes when asked
 * for.
 */
export default function LinkDialog({ stay, open, onClose }: { stay: Stay; open: boolean; onClose: () => void }) {
  const options = orpc.stays.link.queryOptions({ input: { id: stay.id }, enabled: open });
  const { data, error, refetch } = useQuery(options);
  const send = useMutation({
    mutationFn: () => api.stays.sendLink({ id: stay.id }),
    onSuccess: ({ to }) => showToast({ title: fill(copy.linkMailed, { to }) }),
    onError: sayWhy,
  });
  const renew = useMutation({
    mutationFn: () => api.stays.renewLink({ id: stay.id }),
    onSuccess: (renewed) => {
      queryClient.setQueryData(options.queryKey, renewed);
      showToast({ title: copy.linkRenewed });
    },
    onError: sayWhy,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(copy.linkTitle, { guest: guestOf(stay) })}
      description={fill(copy.linkMeaning, { property: stay.property_name })}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {error && !data && <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>}
      {!error && !data && <Skeleton className="h-24" label={copy.loadingLink} />}
      {data && (
        <div className="grid gap-4">
          <p className="rounded-control border border-line bg-surface-2 p-3 text-meta wrap-anywhere">{data.link}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => void copyToClipboard(data.link)}>
              <Icon of={Copy} />
              {copy.copyLink}
            </Button>
            <Button busy={send.isPending} disabled={!stay.guest_email} onClick={() => send.mutate()}>
              <Icon of={Mail} />
              {copy.sendByEmail}
            </Button>
            <Button variant="danger-quiet" busy={renew.isPending} onClick={() => renew.mutate()}>
              {copy.newLink}
            </Button>
          </div>
          {!stay.guest_email && <p className="text-meta text-ink-2">{copy.emailNeededToSend}</p>}
        </div>
      )}
    </Dialog>
  );
}

const copyToClipboard = async (link: string) =>
  (await copyText(link)) ? showToast({ title: copy.linkCopied }) : showFailure(copy.copyFailed);
