import { lazy, Suspense } from 'react';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { newStayIn } from './dialog-names.ts';

const StayDialog = lazy(() => import('./stay-dialog.tsx'));

/** What opens over any screen by the address: a new stay. */
export function StayDialogs() {
  const { id, lastId, close } = useUrlDialog('dialog');
  const propertyId = newStayIn(lastId);
  if (propertyId === null) return null;
  return (
    <Suspense>
      <StayDialog key={propertyId} open={id === lastId} onClose={close} propertyId={propertyId || undefined} />
    </Suspense>
  );
}
