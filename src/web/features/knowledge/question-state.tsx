import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A dialog about a question that is not here: on its way, not reached, or not open any more. */
export function QuestionState({
  title,
  open,
  onClose,
  query,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  query: UseQueryResult<unknown>;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={<Button onClick={onClose}>Close</Button>}>
      {query.isPending && <Skeleton className="h-48" label="Loading the question" />}
      {query.data !== undefined && <p className="text-ink-2">This was answered or put aside already.</p>}
      {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</LoadFailed>}
    </Dialog>
  );
}
