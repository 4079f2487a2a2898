import { lazy, Suspense } from 'react';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { newOrderIn } from './dialog-names.ts';

const NewWorkOrderDialog = lazy(() => import('./new-work-order-dialog.tsx'));

/** What opens over any screen of an owner by the address: a new work order, without a chat behind it. */
export function OrderDialogs() {
  const { id, lastId, close } = useUrlDialog('dialog');
  const property = newOrderIn(lastId);
  if (property === null) return null;
  return (
    <Suspense>
      <NewWorkOrderDialog
        key={property}
        open={id === lastId}
        start={{ property_id: property, property_name: null, conversation_id: null, fields: {} }}
        onClose={close}
      />
    </Suspense>
  );
}
