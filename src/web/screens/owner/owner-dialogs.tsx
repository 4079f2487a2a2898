import { lazy, Suspense, useState } from 'react';
import { ContractorDialogs } from '../../features/contractors/contractor-dialogs.tsx';
import type { MendAsked } from '../../features/conversations/owner/open-chat.tsx';
import { AgreeOnVisit } from '../../features/dispatch/appointment/agree-on-visit.tsx';
import { ChooseContractor } from '../../features/dispatch/choose/choose-contractor.tsx';
import { KnowledgeDialogs } from '../../features/knowledge/knowledge-dialogs.tsx';
import { manualIn } from '../../features/manuals/dialog-names.ts';
import { importIn } from '../../features/sheets/import-names.ts';
import { StayDialogs } from '../../features/stays/stay-dialogs.tsx';
import { WorkOrderCard } from '../../features/work-orders/work-order-card.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useMe } from '../../lib/session/me.ts';
import { placeOf } from '../../lib/session/place.ts';
import { stepIn } from './commands/ways.ts';
import { PropertyDialogs } from './property-dialogs.tsx';

/** They and the library of dialogs come when one is first opened. */
const WorkOrderDialog = lazy(() => import('../../features/work-orders/work-order-dialog.tsx'));
const ThreadDialog = lazy(() => import('../../features/conversations/thread-dialog.tsx'));
const GuestDialog = lazy(() => import('../../features/conversations/guest-history/guest-dialog.tsx'));
const MendDialog = lazy(() => import('../../features/knowledge/mend/mend-dialog.tsx'));
const OwnerPalette = lazy(() => import('./commands/owner-palette.tsx'));
const PlansDialog = lazy(() => import('../../features/billing/plans-dialog.tsx'));
const PaymentMethodDialog = lazy(() => import('../../features/billing/payment-method-dialog.tsx'));
const ReadManual = lazy(() => import('./read-manual.tsx'));
const ImportDialog = lazy(() => import('../../features/sheets/import-dialog.tsx'));
const SupportDialog = lazy(() => import('../../features/conversations/support/support-dialog.tsx'));

/**
 * What opens over the owner's screens, by the address: `?work-order=…`, `?chat=…`, `?guest=…`, `?dialog=support-chat`, `find`,
 * `add-stay`, `add-contractor`, `plans`, `payment-method`, `read-manual…` or `import-…`.
 */
export function OwnerDialogs() {
  const order = useUrlDialog('work-order');
  const chat = useUrlDialog('chat');
  const guest = useUrlDialog('guest');
  const dialog = useUrlDialog('dialog');
  const place = placeOf(useMe());
  const importing = importIn(dialog.lastId);
  const step = stepIn(dialog.lastId);
  const manual = manualIn(dialog.lastId);
  return (
    <Suspense>
      {order.lastId && (
        <WorkOrderDialog
          id={order.id}
          lastId={order.lastId}
          onClose={order.close}
          linked
          hands={(order) => (
            <>
              <ChooseContractor order={order} />
              <AgreeOnVisit order={order} />
            </>
          )}
        />
      )}
      {chat.lastId && (
        <ThreadDialog
          id={chat.id}
          lastId={chat.lastId}
          onClose={chat.close}
          card={(order, zone) => <WorkOrderCard order={order} zone={zone} />}
          mend={(about, done) => <Mend about={about} {...done} />}
        />
      )}
      {guest.lastId && <GuestDialog id={guest.id} lastId={guest.lastId} onClose={guest.close} />}
      <PropertyDialogs ownerId={place} />
      {dialog.lastId === 'support-chat' && (
        <SupportDialog open={dialog.id === 'support-chat'} ownerId={place} onClose={dialog.close} />
      )}
      {dialog.lastId === 'plans' && <PlansDialog open={dialog.id === 'plans'} onClose={dialog.close} />}
      {dialog.lastId === 'payment-method' && (
        <PaymentMethodDialog open={dialog.id === 'payment-method'} onClose={dialog.close} />
      )}
      <ContractorDialogs />
      <KnowledgeDialogs />
      <StayDialogs />
      {manual && (
        <ReadManual
          key={dialog.lastId}
          open={dialog.id === dialog.lastId}
          propertyId={manual.propertyId}
          onClose={dialog.close}
        />
      )}
      {importing && <ImportDialog kind={importing} open={importIn(dialog.id) === importing} onClose={dialog.close} />}
      {step !== null && <OwnerPalette open={stepIn(dialog.id) !== null} step={step} onClose={dialog.close} />}
    </Suspense>
  );
}

/** Stays while it fades out. */
function Mend({ about, close, saved }: { about: MendAsked | null; close: () => void; saved: () => void }) {
  const [last, setLast] = useState(about);
  if (about && about !== last) setLast(about);
  return last && <MendDialog about={last} open={about !== null} onClose={close} onSaved={saved} />;
}
