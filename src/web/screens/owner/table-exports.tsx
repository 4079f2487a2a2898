import { useContractorFilter } from '../../features/contractors/contractor-filters.tsx';
import { usePropertyFilter } from '../../features/properties/property-filters.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';
import { useWorkOrderFilter } from '../../features/work-orders/work-order-filters.tsx';

// Each beside its table, with what that is narrowed to.

export function ExportProperties() {
  const { type, q } = usePropertyFilter();
  return <ExportButton table="properties" narrowed={{ type, q }} />;
}

export function ExportContractors() {
  const { service, q } = useContractorFilter();
  return <ExportButton table="contractors" narrowed={{ service, q }} />;
}

export function ExportWorkOrders() {
  const { is } = useWorkOrderFilter();
  return <ExportButton table="work_orders" narrowed={is} />;
}
