import { type ReactNode, useRef } from 'react';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/dispatch/calls.ts';
import { useNow } from '../../../lib/time/now.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CallCard } from './call-card.tsx';
import { useCalls } from './calls.ts';

/** Contractors who want to be called, soonest due first: one person of the desk takes a call and answers for them. */
export function CallsList({ myId, urgency }: { myId: string; urgency: (level: Urgency) => ReactNode }) {
  const query = useCalls();
  const now = useNow(1000);
  const heading = useRef<HTMLHeadingElement>(null);
  const calls = query.data?.items ?? [];
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <h2 ref={heading} tabIndex={-1} className="px-3 pt-3 text-label outline-none">
        {copy.callsTitle}
      </h2>
      {query.isRefetchError && (
        <div className="p-3">
          <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.isPending && <CardSkeletons />}
      {query.isLoadingError && (
        <LoadFailed className="p-3" onRetry={() => void query.refetch()}>
          {copy.callsFailed}
        </LoadFailed>
      )}
      {query.data && calls.length === 0 && <EmptyState title={copy.nobodyToCall}>{copy.nobodyToCallHint}</EmptyState>}
      <ul aria-label={copy.callsTitle} className="empty:hidden">
        {calls.map((call) => (
          <CallCard
            key={call.id}
            call={call}
            myId={myId}
            now={now}
            urgency={urgency(call.urgency_level)}
            onDone={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </div>
  );
}

function CardSkeletons() {
  return (
    <div className="grid content-start">
      {[0, 1].map((card) => (
        <div key={card} className="grid h-52 content-start gap-2 border-b border-line p-3">
          <Skeleton className="h-5 w-2/3" label={card === 0 ? copy.loadingCalls : undefined} />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-9 w-1/3" />
        </div>
      ))}
    </div>
  );
}
