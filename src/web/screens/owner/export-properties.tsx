import { usePropertyFilter } from '../../features/properties/property-filters.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';

/** Beside the table, with what that is narrowed to. */
export function ExportProperties() {
  const { choice, q, city, group } = usePropertyFilter();
  const narrowed = { type: choice, q, city, group_kind: group?.kind ?? null, group_name: group?.name ?? null };
  return <ExportButton table="properties" narrowed={narrowed} />;
}
