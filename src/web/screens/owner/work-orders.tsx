import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ExportWorkOrders } from './export-work-orders.tsx';

export function meta() {
  return [{ title: 'Work orders · Porchlight' }];
}

export default function WorkOrders() {
  return (
    <>
      <PageHeader title="Work orders" lead="Every repair at your properties, from report to finished." />
      <Card aria-labelledby="my-work-orders">
        <WorkOrdersTable titleId="my-work-orders" tall actions={<ExportWorkOrders />} />
      </Card>
    </>
  );
}
