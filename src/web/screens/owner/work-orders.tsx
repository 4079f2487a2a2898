import { ExportButton } from '../../features/sheets/export-button.tsx';
import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function meta() {
  return [{ title: 'Work orders · Porchlight' }];
}

export default function WorkOrders() {
  return (
    <>
      <PageHeader title="Work orders" lead="Every repair at your properties, from report to finished." />
      <Card aria-labelledby="my-work-orders">
        <WorkOrdersTable titleId="my-work-orders" tall actions={<ExportButton table="work_orders" />} />
      </Card>
    </>
  );
}
