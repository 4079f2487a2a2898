import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { SavedViews } from '../../features/accounts/views/saved-views.tsx';
import { OpenOrderButton } from '../../features/work-orders/open-order-button.tsx';
import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ExportWorkOrders } from './export-work-orders.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.workOrders }) }];
}

export default function WorkOrders() {
  return (
    <>
      <PageHeader title={copy.workOrders} lead={copy.workOrdersLead} />
      <Card aria-labelledby="my-work-orders">
        <WorkOrdersTable
          titleId="my-work-orders"
          tall
          actions={
            <>
              <OpenOrderButton />
              <ExportWorkOrders />
            </>
          }
          views={<SavedViews table="work_orders" filters={['status', 'urgency', 'find-work-order']} />}
        />
      </Card>
    </>
  );
}
