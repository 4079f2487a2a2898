import * as copy from '#contract/messages/en/conversations/rota.ts';
import { OnNowCard } from '../../features/conversations/on-call/on-now-card.tsx';
import { RotaCard } from '../../features/conversations/on-call/rota-card.tsx';
import { TestRingCard } from '../../features/conversations/on-call/test-ring-card.tsx';
import { useRota } from '../../features/conversations/on-call/use-rota.ts';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function meta() {
  return [{ title: copy.tab }];
}

/** For staff: who is rung now and next, the rota behind it, and a ring to try it. */
export default function OnCallScreen() {
  const { data: rota, isPending, isLoadingError, refetch } = useRota();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={copy.place} lead={copy.lead} />
      {isPending && <Skeleton className="h-40 w-full" label={copy.place} />}
      {isLoadingError && <LoadFailed onRetry={() => void refetch()}>{copy.failed}</LoadFailed>}
      {rota && (
        <div className="grid grid-cols-1 gap-6">
          <OnNowCard rota={rota} />
          <RotaCard rota={rota} />
          <TestRingCard rota={rota} />
        </div>
      )}
    </div>
  );
}
