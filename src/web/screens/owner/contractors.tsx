import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { SavedViews } from '../../features/accounts/views/saved-views.tsx';
import { BulkBar } from '../../features/bulk/bulk-bar.tsx';
import { DeedHistory } from '../../features/bulk/deed-history.tsx';
import { AddContractorButton } from '../../features/contractors/add-contractor-button.tsx';
import { ImportContactsButton } from '../../features/contractors/contacts/import-contacts-button.tsx';
import { ContractorsTable } from '../../features/contractors/contractors-table.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';
import { ImportButton } from '../../features/sheets/import-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ExportContractors } from './export-contractors.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.contractors }) }];
}

export default function Contractors() {
  return (
    <>
      <PageHeader title={copy.contractors} lead={copy.contractorsLead} />
      <Card aria-labelledby="my-contractors">
        <CardHeader
          id="my-contractors"
          title={copy.myContractors}
          actions={
            <>
              <ImportContactsButton />
              <ImportButton kind="contractors" />
              <ExportContractors />
              <AddContractorButton />
            </>
          }
        />
        <SavedViews table="contractors" filters={['service', 'find-contractor']} />
        <ContractorsTable tall bulk={(props) => <BulkBar of="contractor" {...props} />} />
      </Card>
      <div className="mt-6 grid grid-cols-1 gap-6">
        <DeedHistory of="contractor" />
        <Card aria-labelledby="assignments">
          <CardHeader
            id="assignments"
            title={copy.assignments}
            actions={
              <>
                <ImportButton kind="assignments" />
                <ExportButton table="assignments" />
              </>
            }
          />
          <p className="text-ink-2">{copy.assignmentsLead}</p>
        </Card>
      </div>
    </>
  );
}
