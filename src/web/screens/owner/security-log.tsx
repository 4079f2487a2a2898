import { useSearchParams } from 'react-router';
import { securityKinds } from '#contract/enumerations/security.ts';
import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { MySecurityTable } from '../../features/accounts/security-log/security-table.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.securityLog }) }];
}

/** What the filter shows stands in the address: `?kind=…`. */
export default function SecurityLogScreen() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader title={copy.securityLog} lead={copy.securityLogLead} />
      <Card aria-label={copy.securityLog}>
        <MySecurityTable
          kind={securityKinds.find((one) => one === search.get('kind'))}
          onKind={(kind) => setSearch(kind ? { kind } : {}, { replace: true, preventScrollReset: true })}
        />
      </Card>
    </>
  );
}
