import { Link } from 'react-router';
import * as copy from '#contract/messages/en/contractors/page.ts';
import { hasStatus, messageOf } from '../../../lib/http/api.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageFailed } from '../../../ui/page/page-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** There is no such contractor, or it could not be read. */
export function ContractorTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!hasStatus(error, 400, 404, 422))
    return <PageFailed onRetry={onRetry}>{messageOf(error, copy.loadFailed)}</PageFailed>;
  return (
    <EmptyState
      title={copy.notFound}
      action={
        <Link to="/dashboard/contractors" className={buttonClass({ variant: 'primary' })}>
          {copy.seeYourContractors}
        </Link>
      }
    >
      {copy.notFoundMeaning}
    </EmptyState>
  );
}

export const ContractorSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton label={copy.loading} className="h-28 rounded-card" />
    <Skeleton className="h-120 rounded-card" />
  </div>
);
