import { AddContractorButton, ContractorsTable } from '../../features/contractors/contractors-table.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';
import { ImportButton } from '../../features/sheets/import-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

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
              <ExportButton table="contractors" />
              <AddContractorButton />
            </>
          }
        />
        <ContractorsTable tall />
      </Card>
    </>
  );
}
