import { lazy, Suspense, useState } from 'react';
import * as copy from '#contract/messages/en/dispatch/choose.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { Allowed } from '../../../lib/session/allowed.tsx';
import { Button } from '../../../ui/button.tsx';

const ChooseDialog = lazy(() => import('./choose-dialog.tsx'));

/** Leads from a job to everybody who could do it. Nothing once it is done. */
export function ChooseContractor({ order }: { order: WorkOrderDetail }) {
  const [asked, setAsked] = useState({ open: false, ever: false });
  if (!order.can.dispatch) return null;
  return (
    <Allowed to="handDispatch.offer">
      <Button onClick={() => setAsked({ open: true, ever: true })}>{copy.choose}</Button>
      {asked.ever && (
        <Suspense>
          <ChooseDialog order={order} open={asked.open} onClose={() => setAsked({ open: false, ever: true })} />
        </Suspense>
      )}
    </Allowed>
  );
}
