import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/properties.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Fill } from '../../../ui/fill.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { RemovedRow } from './removed-row.tsx';

/** What was removed in the last 30 days and can be brought back. */
export function RemovedList({ enabled = true }: { enabled?: boolean }) {
  const { data, error, refetch } = useQuery(orpc.propertyChanges.removed.queryOptions({ enabled, staleTime: 0 }));
  if (!data && error)
    return <LoadFailed onRetry={() => void refetch()}>{messageOf(error, copy.removedFailed)}</LoadFailed>;
  if (!data) return <Skeleton className="h-12" label={copy.loadingRemoved} />;
  if (data.items.length === 0) return <p className="py-2 text-ink-2">{copy.noneRemoved}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {data.items.map((property) => (
        <RemovedRow key={property.id} property={property}>
          <Fill
            of={copy.removedUntil}
            with={{
              date: <DateTime at={property.removed_at} format="date" />,
              until: <DateTime at={property.restore_until} format="date" />,
            }}
          />
        </RemovedRow>
      ))}
    </ul>
  );
}
