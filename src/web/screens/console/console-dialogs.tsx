import { lazy, Suspense } from 'react';
import { useThread } from '../../features/conversations/conversations.ts';
import { AgreeOnVisit } from '../../features/dispatch/appointment/agree-on-visit.tsx';
import { ChooseContractor } from '../../features/dispatch/choose/choose-contractor.tsx';
import type { WorkOrderStart } from '../../features/work-orders/new-work-order-dialog.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';

const WorkOrderDialog = lazy(() => import('../../features/work-orders/work-order-dialog.tsx'));
const NewWorkOrderDialog = lazy(() => import('../../features/work-orders/new-work-order-dialog.tsx'));

/** What opens over the console, by the address: `?work-order=…`, `?dialog=new-work-order`. */
export function ConsoleDialogs({ threadId }: { threadId: string | null }) {
  const order = useUrlDialog('work-order');
  const dialog = useUrlDialog('dialog');
  return (
    <Suspense>
      {order.lastId && (
        <WorkOrderDialog
          id={order.id}
          lastId={order.lastId}
          onClose={order.close}
          hands={(order) => (
            <>
              <ChooseContractor order={order} />
              <AgreeOnVisit order={order} />
            </>
          )}
        />
      )}
      {threadId && dialog.lastId === 'new-work-order' && (
        <NewWorkOrder key={threadId} threadId={threadId} open={dialog.id === 'new-work-order'} onClose={dialog.close} />
      )}
    </Suspense>
  );
}

function NewWorkOrder({ threadId, open, onClose }: { threadId: string; open: boolean; onClose: () => void }) {
  const { data: thread } = useThread(threadId);
  if (!thread?.property_id) return null;
  const start: WorkOrderStart = {
    property_id: thread.property_id,
    property_name: thread.property_name ?? '',
    conversation_id: thread.id,
    fields: {
      urgency_level: thread.urgency ?? '',
      issue_summary: thread.handoff?.summary.join('\n') ?? '',
      attempted_fix: thread.handoff?.tried.join('\n') ?? '',
    },
  };
  return <NewWorkOrderDialog open={open} start={start} onClose={onClose} />;
}
