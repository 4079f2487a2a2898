import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/reports/today.ts';
import type { Today } from '#contract/reports/today.ts';
import { useOnline } from '../../../lib/http/online.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OfflineSince } from '../offline-since.tsx';
import { useToday } from './today.ts';

/** The day in every state: on its way, not to be had, or there; and how old it is where it cannot be read again. */
export function TodayState({ children }: { children: (today: Today) => ReactNode }) {
  const { data, isError, refetch } = useToday();
  const online = useOnline();
  const retry = () => void refetch();
  if (!data) {
    if (!online) return <p role="status">{copy.offlineWithout}</p>;
    if (isError) return <LoadFailed onRetry={retry}>{copy.todayFailed}</LoadFailed>;
    return <Skeleton className="h-80 md:h-120" label={copy.loadingToday} />;
  }
  const readAt = Date.parse(data.read_at);
  return (
    <div className="grid grid-cols-1 gap-4">
      <OfflineSince at={readAt} />
      {online && isError && <RefreshFailed at={readAt} onRetry={retry} />}
      {children(data)}
    </div>
  );
}
