import { useContractorFilter } from '../../features/contractors/contractor-filters.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';

/** Beside the table, with what that is narrowed to. */
export function ExportContractors() {
  const { choice, q } = useContractorFilter();
  return <ExportButton table="contractors" narrowed={{ service: choice, q }} />;
}
