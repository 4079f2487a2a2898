import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Mail } from 'lucide-react';
import type { Stay } from '#contract/stays/stays.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
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
    onSuccess: ({ to }) => showToast({ title: `Personal link mailed to ${to}` }),
    onError: sayWhy,
  });
  const renew = useMutation({
    mutationFn: () => api.stays.renewLink({ id: stay.id }),
    onSuccess: (renewed) => {
      queryClient.setQueryData(options.queryKey, renewed);
      showToast({ title: 'New personal link made. The old one stopped working.' });
    },
    onError: sayWhy,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Personal link of ${guestOf(stay)}`}
      description={`Whoever opens it is taken for this guest at ${stay.property_name}, and gets codes during the stay.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {error && !data && <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>}
      {!error && !data && <Skeleton className="h-24" label="Loading the personal link" />}
      {data && (
        <div className="grid gap-4">
          <p className="rounded-control border border-line bg-surface-2 p-3 text-meta wrap-anywhere">{data.link}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => void copy(data.link)}>
              <Icon of={Copy} />
              Copy Link
            </Button>
            <Button busy={send.isPending} disabled={!stay.guest_email} onClick={() => send.mutate()}>
              <Icon of={Mail} />
              Send by email
            </Button>
            <Button variant="danger-quiet" busy={renew.isPending} onClick={() => renew.mutate()}>
              New Link
            </Button>
          </div>
          {!stay.guest_email && (
            <p className="text-meta text-ink-2">Write down the guest's email address to send it from here.</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

const copy = (link: string) =>
  navigator.clipboard.writeText(link).then(
    () => showToast({ title: 'Personal link copied' }),
    () => showToast({ title: "Your browser didn't let us copy it. Select the link and copy it.", tone: 'error' }),
  );
