import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/work-orders.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';

/** A job that somebody reported whose stay is not confirmed: one tap of the owner or the desk confirms them. */
export function ConfirmGuest({ id }: { id: string }) {
  const confirm = useMutation(
    orpc.guestConfirmations.confirm.mutationOptions({
      onSuccess: () =>
        Promise.all(
          [orpc.workOrders.key(), orpc.approvals.key(), orpc.conversations.key()].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
    }),
  );
  return (
    <div className="grid gap-2 rounded-control border border-line bg-surface-2 p-3">
      <p className="text-label">{copy.stayUnconfirmed}</p>
      <p className="text-meta text-ink-2">{copy.stayUnconfirmedExplained}</p>
      {confirm.error && (
        <p role="alert" className="text-meta text-danger-text">
          {messageOf(confirm.error)}
        </p>
      )}
      <Button className="justify-self-start" busy={confirm.isPending} onClick={() => confirm.mutate({ id })}>
        {copy.confirmGuest}
      </Button>
    </div>
  );
}
