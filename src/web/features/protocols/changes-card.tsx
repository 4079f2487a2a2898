import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/protocols.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/time.tsx';

/** Who changed which rule from what to what. */
export function ChangesCard({ propertyId }: { propertyId: string | null }) {
  const query = useQuery(orpc.protocols.changes.queryOptions({ input: propertyId ? { property_id: propertyId } : {} }));
  return (
    <Card aria-labelledby="changes">
      <CardHeader id="changes" title={copy.changes} />
      {query.isPending && <Skeleton className="h-16" label={copy.loadingChanges} />}
      {query.isLoadingError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.changesFailed)}</LoadFailed>
      )}
      {query.data?.items.length === 0 && <p className="text-ink-2">{copy.noChanges}</p>}
      <ol className="grid gap-4 empty:hidden">
        {query.data?.items.map((item) => (
          <li key={item.id} className="grid gap-1">
            <p className="text-meta text-ink-2">
              {item.property_name ? (
                <Fill
                  of={copy.changedByFor}
                  with={{ person: item.by, when: <DateTime at={item.at} />, property: item.property_name }}
                />
              ) : (
                <Fill of={copy.changedBy} with={{ person: item.by, when: <DateTime at={item.at} /> }} />
              )}
            </p>
            {item.changes.map((change) => (
              <p key={change.rule}>
                <s className="text-ink-2">{change.from}</s> <span>{change.to}</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
