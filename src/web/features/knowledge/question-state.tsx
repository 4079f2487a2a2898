import type { UseQueryResult } from '@tanstack/react-query';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
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
    <Dialog open={open} onClose={onClose} title={title} footer={<Button onClick={onClose}>{common.close}</Button>}>
      {query.isPending && <Skeleton className="h-48" label={copy.loadingQuestion} />}
      {query.data !== undefined && <p className="text-ink-2">{copy.alreadySettled}</p>}
      {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</LoadFailed>}
    </Dialog>
  );
}
