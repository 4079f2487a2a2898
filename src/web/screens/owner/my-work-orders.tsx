import * as copy from '#contract/messages/en/owner.ts';
import { OpenOrderButton } from '../../features/work-orders/open-order-button.tsx';
import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { ExportWorkOrders } from './export-work-orders.tsx';
import { SeeAll } from './see-all.tsx';

/** What the dashboard's card of work orders holds. */
export function MyWorkOrders() {
  return (
    <WorkOrdersTable
      titleId="my-work-orders"
      actions={
        <>
          <OpenOrderButton />
          <SeeAll to="/dashboard/work-orders" of={copy.workOrdersSeen} />
          <ExportWorkOrders />
        </>
      }
    />
  );
}
