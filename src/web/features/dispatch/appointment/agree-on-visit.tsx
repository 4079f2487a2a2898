import { lazy, Suspense, useState } from 'react';
import * as copy from '#contract/messages/en/dispatch/appointment.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { Allowed } from '../../../lib/session/allowed.tsx';
import { Button } from '../../../ui/button.tsx';

const AppointmentDialog = lazy(() => import('./appointment-dialog.tsx'));

/** Leads from a job that somebody has to when they come. */
export function AgreeOnVisit({ order }: { order: WorkOrderDetail }) {
  const [asked, setAsked] = useState({ open: false, ever: false });
  if (!order.can.agree_visit) return null;
  return (
    <Allowed to="handDispatch.agreeVisit">
      <Button onClick={() => setAsked({ open: true, ever: true })}>
        {order.arrival_from ? copy.change : copy.agree}
      </Button>
      {asked.ever && (
        <Suspense>
          <AppointmentDialog order={order} open={asked.open} onClose={() => setAsked({ open: false, ever: true })} />
        </Suspense>
      )}
    </Allowed>
  );
}
