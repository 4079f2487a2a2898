import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { SavedViews } from '../../features/accounts/views/saved-views.tsx';
import { ExportButton } from '../../features/sheets/export-button.tsx';
import { ImportButton } from '../../features/sheets/import-button.tsx';
import { CodesToChange, useCodesToChange } from '../../features/stays/codes-to-change.tsx';
import { ReleasesTable } from '../../features/stays/releases-table.tsx';
import { AddStayButton, StaysTable } from '../../features/stays/stays-table.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.stays }) }];
}

export default function Stays() {
  // The codes stand above all else: what is shown before they are known would move away under a thumb.
  const { isLoading } = useCodesToChange();
  return (
    <>
      <PageHeader title={copy.stays} lead={copy.staysLead} />
      <CodesToChange />
      <div aria-busy={isLoading} className={`grid grid-cols-1 gap-6 ${isLoading ? 'invisible' : ''}`}>
        <Card aria-labelledby="my-stays">
          <CardHeader
            id="my-stays"
            title={copy.myStays}
            actions={
              <>
                <ImportButton kind="stays" />
                <ExportButton table="stays" />
                <AddStayButton />
              </>
            }
          />
          <SavedViews table="stays" filters={['when', 'find-stay']} />
          <StaysTable />
        </Card>
        <Card aria-labelledby="codes-given-out">
          <CardHeader id="codes-given-out" title={copy.codesGivenOut} />
          <ReleasesTable />
        </Card>
      </div>
    </>
  );
}
