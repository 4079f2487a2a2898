import { useMutation } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/work-orders.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';

/** Whether the front door's lock works; the owner and the desk say so. */
export function LockMark({ order: { id, lock_fault } }: { order: WorkOrderDetail }) {
  const mark = useMutation(
    orpc.workOrders.markLock.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.workOrders.key() }),
    }),
  );
  return (
    <Checkbox
      label={copy.markLockFaulty}
      hint={copy.lockHint}
      error={mark.error ? messageOf(mark.error) : undefined}
      checked={mark.isPending ? mark.variables.faulty : lock_fault}
      disabled={mark.isPending}
      onChange={({ currentTarget }) => mark.mutate({ id, faulty: currentTarget.checked })}
    />
  );
}
