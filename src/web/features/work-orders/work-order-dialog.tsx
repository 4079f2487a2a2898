import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageFailed } from '../../ui/page/page-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Deed, orderIn } from './deeds/deed-names.ts';
import { DeedsMenu } from './deeds/deeds-menu.tsx';
import { WorkOrderSections } from './work-order-sections.tsx';

const DeedDialogs = lazy(() => import('./deeds/deed-dialogs.tsx'));

type Props = {
  /** As the address has it: an order, or a deed of one that is asked for at once. Null: closed. */
  id: string | null;
  lastId: string;
  onClose: () => void;
  /** Leads to its property and chats: where the owner's screens are around it. */
  linked?: boolean;
  /** What a person decides about who comes: parts of other nouns, which the screen brings. */
  hands?: (order: WorkOrderDetail) => ReactNode;
};

/** All of one work order, and what may be done to it. A default export, so that it comes when it is first opened. */
export default function WorkOrderDialog(props: Props) {
  return <OneOrder key={props.lastId} {...props} />;
}

function OneOrder({ id: asked, lastId, onClose, linked = false, hands }: Props) {
  const { id, deed } = orderIn(lastId);
  const [act, setAct] = useState<{ deed: Deed; open: boolean } | null>(deed && { deed, open: true });
  const query = useQuery(orpc.workOrders.get.queryOptions({ input: { id } }));
  const order = query.data;
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      wide
      text
      title={order ? `${order.reference}: ${order.subject_line}` : common.workOrder}
      footer={
        <>
          {order && <DeedsMenu order={order} onDeed={(next) => setAct({ deed: next, open: true })} />}
          <Button onClick={onClose}>{common.close}</Button>
        </>
      }
    >
      {order && <WorkOrderSections order={order} linked={linked} hands={hands?.(order)} />}
      {order && act && mayStill(order, act) && (
        <Suspense>
          <DeedDialogs
            key={act.deed}
            order={order}
            deed={act.deed}
            open={act.open}
            onClose={() => setAct({ ...act, open: false })}
          />
        </Suspense>
      )}
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

/** What somebody else made impossible meanwhile stays while it is open, with what was typed: the server says why not. */
const mayStill = ({ can }: WorkOrderDetail, { deed, open }: { deed: Deed; open: boolean }) => open || can[deed];
