import { lazy, Suspense } from 'react';
import { ContractorDialogs } from '../../features/contractors/contractor-dialogs.tsx';
import { KnowledgeDialogs } from '../../features/knowledge/knowledge-dialogs.tsx';
import { manualIn } from '../../features/manuals/dialog-names.ts';
import { importIn } from '../../features/sheets/import-names.ts';
import { WorkOrderCard } from '../../features/work-orders/work-order-card.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useMe } from '../../lib/session/me.ts';
import { places } from './navigation.ts';
import { PropertyDialogs } from './property-dialogs.tsx';

/** They and the library of dialogs come when one is first opened. */
const WorkOrderDialog = lazy(() => import('../../features/work-orders/work-order-dialog.tsx'));
const ThreadDialog = lazy(() => import('../../features/conversations/thread-dialog.tsx'));
const FindDialog = lazy(() => import('../../features/reports/find-dialog.tsx'));
const PlansDialog = lazy(() => import('../../features/billing/plans-dialog.tsx'));
const PaymentMethodDialog = lazy(() => import('../../features/billing/payment-method-dialog.tsx'));
const ReadManual = lazy(() => import('./read-manual.tsx'));
const ImportDialog = lazy(() => import('../../features/sheets/import-dialog.tsx'));
const SupportDialog = lazy(() => import('../../features/conversations/support/support-dialog.tsx'));

/**
 * What opens over the owner's screens, by the address: `?work-order=…`, `?chat=…`, `?dialog=support-chat`, `find`,
 * `add-contractor`, `plans`, `payment-method`, `read-manual…` or `import-…`.
 */
export function OwnerDialogs() {
  const order = useUrlDialog('work-order');
  const chat = useUrlDialog('chat');
  const dialog = useUrlDialog('dialog');
  const me = useMe();
  const importing = importIn(dialog.lastId);
  const manual = manualIn(dialog.lastId);
  return (
    <Suspense>
      {order.lastId && <WorkOrderDialog id={order.id} lastId={order.lastId} onClose={order.close} />}
      {chat.lastId && (
        <ThreadDialog
          id={chat.id}
          lastId={chat.lastId}
          onClose={chat.close}
          card={(order, zone) => <WorkOrderCard order={order} zone={zone} />}
        />
      )}
      <PropertyDialogs ownerId={me.id} />
      {dialog.lastId === 'support-chat' && (
        <SupportDialog open={dialog.id === 'support-chat'} ownerId={me.id} onClose={dialog.close} />
      )}
      {dialog.lastId === 'plans' && <PlansDialog open={dialog.id === 'plans'} onClose={dialog.close} />}
      {dialog.lastId === 'payment-method' && (
        <PaymentMethodDialog open={dialog.id === 'payment-method'} onClose={dialog.close} />
      )}
      <ContractorDialogs />
      <KnowledgeDialogs />
      {manual && (
        <ReadManual
          key={dialog.lastId}
          open={dialog.id === dialog.lastId}
          propertyId={manual.propertyId}
          onClose={dialog.close}
        />
      )}
      {importing && <ImportDialog kind={importing} open={importIn(dialog.id) === importing} onClose={dialog.close} />}
      {dialog.lastId === 'find' && <FindDialog open={dialog.id === 'find'} onClose={dialog.close} places={places} />}
    </Suspense>
  );
}
