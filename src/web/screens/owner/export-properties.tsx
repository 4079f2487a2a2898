import { usePropertyFilter } from '../../features/properties/property-filters.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';

/** Beside the table, with what that is narrowed to. */
export function ExportProperties() {
  const { choice, q } = usePropertyFilter();
  return <ExportButton table="properties" narrowed={{ type: choice, q }} />;
}
