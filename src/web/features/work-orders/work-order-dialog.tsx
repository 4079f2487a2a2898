import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageFailed } from '../../ui/page/page-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WorkOrderSections } from './work-order-sections.tsx';

/** All of one work order. A default export, so that it comes when it is first opened. `id` null: closed. */
export default function WorkOrderDialog({
  id,
  lastId,
  onClose,
  linked = false,
  hands,
}: {
  id: string | null;
  lastId: string;
  onClose: () => void;
  /** Leads to its property and chats: where the owner's screens are around it. */
  linked?: boolean;
  /** What a person decides about who comes: parts of other nouns, which the screen brings. */
  hands?: (order: WorkOrderDetail) => ReactNode;
}) {
  const query = useQuery(orpc.workOrders.get.queryOptions({ input: { id: lastId } }));
  const order = query.data;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      wide
      text
      title={order ? `${order.reference}: ${order.subject_line}` : common.workOrder}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {order && <WorkOrderSections order={order} linked={linked} hands={hands?.(order)} />}
      {!order && query.error && <PageFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</PageFailed>}
      {query.isPending && (
        <div className="grid min-h-[60dvh] content-start gap-4">
          <Skeleton className="h-5 w-1/3" label={copy.loadingOrder} />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Dialog>
  );
}
