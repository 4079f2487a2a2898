import { ExportButton } from '../../features/sheets/export-button.tsx';
import { useWorkOrderFilter } from '../../features/work-orders/work-order-filters.tsx';

/** Beside the table, with what that is narrowed to. */
export function ExportWorkOrders() {
  const { is } = useWorkOrderFilter();
  return <ExportButton table="work_orders" narrowed={is} />;
}
