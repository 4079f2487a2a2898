import { useMutation, useQuery } from '@tanstack/react-query';
import type { RemovedProperty } from '#contract/property-changes.ts';
import { messageOf } from '../../../lib/api.ts';
import { orpc } from '../../../lib/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toast.ts';
import { restoreProperty } from './removal.ts';

/** What was removed in the last 30 days and can be brought back. */
export function RemovedList({ enabled = true }: { enabled?: boolean }) {
  const { data, error, refetch } = useQuery(orpc.propertyChanges.removed.queryOptions({ enabled, staleTime: 0 }));
  if (!data && error)
    return (
      <Banner tone="danger" action={<Button onClick={() => void refetch()}>Retry</Button>}>
        {messageOf(error, "Couldn't load your removed properties.")}
      </Banner>
    );
  if (!data) return <Skeleton className="h-12" label="Loading removed properties" />;
  if (data.items.length === 0) return <p className="py-2 text-ink-2">Nothing was removed in the last 30 days.</p>;
  return (
    <ul className="grid divide-y divide-line">
      {data.items.map((property) => (
        <Removed key={property.id} property={property} />
      ))}
    </ul>
  );
}

function Removed({ property }: { property: RemovedProperty }) {
  const { id, name, street_address, city, state, zip } = property;
  const restore = useMutation({
    mutationFn: restoreProperty,
    onSuccess: () => showToast({ title: `${name} restored` }),
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-label">{name}</p>
        <p className="text-ink-2">
          {street_address}, {city}, {state} {zip}
        </p>
        <p className="text-meta text-ink-2">
          Removed <DateTime at={property.removed_at} format="date" />, can be restored until{' '}
          <DateTime at={property.restore_until} format="date" />
        </p>
      </div>
      <Button busy={restore.isPending} onClick={() => restore.mutate(id)}>
        Restore<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
