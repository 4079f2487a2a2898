import { useParams } from 'react-router';
import type { ContractorDetail } from '#contract/contractors/contractors.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { ContractorFile } from '../../features/contractors/page/contractor-file.tsx';
import { ContractorHeader, RemovedContractorBanner } from '../../features/contractors/page/contractor-header.tsx';
import { ContractorNumbers } from '../../features/contractors/page/contractor-numbers.tsx';
import { useContractor } from '../../features/contractors/page/contractor-page.ts';
import { ContractorPrices } from '../../features/contractors/page/contractor-prices.tsx';
import { ContractorSkeleton, ContractorTrouble } from '../../features/contractors/page/contractor-trouble.tsx';
import { CalledAsContractorCard } from '../../features/dispatch/called-now/called-as-contractor.tsx';
import { PageLinkCard } from '../../features/dispatch/page-link/page-link-card.tsx';
import { SaidCard } from '../../features/dispatch/page-link/said-card.tsx';
import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { Card } from '../../ui/card.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: common.contractor }) }];
}

/** Everything of one contractor: `/dashboard/contractors/:id`. */
export default function ContractorScreen() {
  const { id = '' } = useParams();
  const query = useContractor(id);
  const { data: contractor } = query;
  return (
    <div key={id}>
      {contractor && <title>{fill(copy.tabTitle, { page: contractor.company_name })}</title>}
      {contractor?.status === 'inactive' && <RemovedContractorBanner contractor={contractor} />}
      <ContractorHeader contractor={contractor} />
      {contractor && <Whole contractor={contractor} />}
      {!contractor && query.error && <ContractorTrouble error={query.error} onRetry={() => void query.refetch()} />}
      {!contractor && !query.error && <ContractorSkeleton />}
    </div>
  );
}

function Whole({ contractor }: { contractor: ContractorDetail }) {
  const { id, status } = contractor;
  return (
    <>
      <ContractorNumbers id={id} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {status === 'active' && <CalledAsContractorCard contractorId={id} />}
          <ContractorPrices id={id} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 max-lg:-order-1">
          {status === 'active' && <SaidCard contractorId={id} company={contractor.company_name} />}
          <ContractorFile contractor={contractor} />
          {status === 'active' && <PageLinkCard contractorId={id} />}
        </div>
      </div>
      <Card aria-labelledby="contractor-jobs" className="mt-6">
        <WorkOrdersTable titleId="contractor-jobs" contractorId={id} />
      </Card>
    </>
  );
}
