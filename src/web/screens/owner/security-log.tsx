import { useSearchParams } from 'react-router';
import { securityKinds } from '#contract/enumerations/security.ts';
import { MySecurityTable } from '../../features/accounts/security-log/security-table.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: 'Security log · Porchlight' }];
}

/** What the filter shows stands in the address: `?kind=…`. */
export default function SecurityLogScreen() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Security log"
        lead="Who did what with your account and your codes, and from where. Kept for 400 days."
      />
      <Card aria-label="Security log">
        <MySecurityTable
          kind={securityKinds.find((one) => one === search.get('kind'))}
          onKind={(kind) => setSearch(kind ? { kind } : {}, { replace: true, preventScrollReset: true })}
        />
      </Card>
    </>
  );
}
