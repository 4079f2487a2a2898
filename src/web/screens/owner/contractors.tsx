import { AddContractorButton } from '../../features/contractors/add-contractor-button.tsx';
import { ContractorsTable } from '../../features/contractors/contractors-table.tsx';
import { ImportButton } from '../../features/sheets/import-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ExportContractors } from './export-contractors.tsx';

export function meta() {
  return [{ title: 'Contractors · Porchlight' }];
}

export default function Contractors() {
  return (
    <>
      <PageHeader title="Contractors" lead="Your own people, whom we send when something breaks." />
      <Card aria-labelledby="my-contractors">
        <CardHeader
          id="my-contractors"
          title="My Contractors"
          actions={
            <>
              <ImportButton kind="contractors" />
              <ExportContractors />
              <AddContractorButton />
            </>
          }
        />
        <ContractorsTable tall />
      </Card>
    </>
  );
}
