import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import * as copy from '#contract/messages/en/dispatch/my-jobs.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { copyText } from '../../../lib/page/copy-text.ts';
import { useMay } from '../../../lib/session/role.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';

/** The link by which a contractor sees all their jobs: to copy, and to make anew. */
export function PageLinkCard({ contractorId: id }: { contractorId: string }) {
  const may = useMay('contractorPages.renewLink');
  const options = orpc.contractorPages.link.queryOptions({ input: { id }, enabled: false });
  const { data: link, isFetching, refetch } = useQuery(options);
  const [asks, setAsks] = useState(false);
  const [isShown, setShown] = useState(false);
  const renew = useMutation(
    orpc.contractorPages.renewLink.mutationOptions({
      onSuccess: (renewed) => {
        queryClient.setQueryData(options.queryKey, renewed);
        showToast({ title: copy.linkRenewed });
      },
      onError: (error) => showFailure(messageOf(error)),
      onSettled: () => setAsks(false),
    }),
  );
  if (!may) return null;
  const copyLink = async () => {
    const { data, error } = await refetch(); // another window may have made a new one
    if (!data) return showFailure(error ? messageOf(error) : copy.linkNotLoaded);
    const isCopied = await copyText(data.link);
    setShown(!isCopied);
    if (isCopied) showToast({ title: copy.linkCopied });
    else showFailure(copy.copyFailed);
  };
  return (
    <Card aria-labelledby="page-link">
      <CardHeader id="page-link" title={copy.linkTitle} />
      <div className="grid gap-3">
        <p className="text-ink-2">{copy.linkText}</p>
        <div className="flex flex-wrap gap-2">
          <Button busy={isFetching} onClick={() => void copyLink()}>
            <Icon of={Copy} />
            {copy.copyLink}
          </Button>
          <Button variant="danger-quiet" onClick={() => setAsks(true)}>
            {copy.renewLink}
          </Button>
        </div>
        {isShown && link && (
          <code className="rounded-control bg-surface-2 px-3 py-2 font-mono break-all select-all">{link.link}</code>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        title={copy.renewTitle}
        confirm={copy.renewLink}
        danger
        busy={renew.isPending}
        onConfirm={() => renew.mutate({ id })}
        onClose={() => setAsks(false)}
      >
        {copy.renewText}
      </ConfirmDialog>
    </Card>
  );
}
