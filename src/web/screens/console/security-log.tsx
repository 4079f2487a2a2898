import { useSearchParams } from 'react-router';
import { securityKinds } from '#contract/enumerations/security.ts';
import * as copy from '#contract/messages/en/accounts/console.ts';
import { ReadersCard } from '../../features/accounts/security-log/readers-card.tsx';
import { HouseSecurityTable } from '../../features/accounts/security-log/security-table.tsx';
import { requireMe } from '../../lib/session/me.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['admin']);
  return null;
}

export function meta() {
  return [{ title: copy.securityLogTab }];
}

/** For admins. What the filters show stands in the address: `?kind=…&actor=…`. */
export default function HouseSecurityLogScreen() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader title={copy.securityLog} lead={copy.securityLogNote} />
      <div className="grid grid-cols-1 gap-6">
        <ReadersCard />
        <Card aria-labelledby="security-entries">
          <CardHeader id="security-entries" title={copy.everybodys} />
          <HouseSecurityTable
            kind={securityKinds.find((one) => one === search.get('kind'))}
            actorId={search.get('actor') ?? undefined}
            onKind={(kind) => setSearch(kind ? { kind } : {}, { replace: true, preventScrollReset: true })}
          />
        </Card>
      </div>
    </>
  );
}
