import * as copy from '#contract/messages/en/owner.ts';
import { AddContractorButton } from '../../features/contractors/add-contractor-button.tsx';
import { ContractorsTable } from '../../features/contractors/contractors-table.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { ExportContractors } from './export-contractors.tsx';
import { SeeAll } from './see-all.tsx';

/** What the dashboard's card of contractors holds. */
export function MyContractors() {
  return (
    <>
      <CardHeader
        id="my-contractors"
        title={copy.myContractors}
        actions={
          <>
            <SeeAll to="/dashboard/contractors" of={copy.contractorsSeen} />
            <ExportContractors />
            <AddContractorButton />
          </>
        }
      />
      <ContractorsTable />
    </>
  );
}
