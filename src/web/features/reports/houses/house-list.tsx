import * as common from '#contract/messages/en/common.ts';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import * as copy from '#contract/messages/en/reports/houses.ts';
import { useOnline } from '../../../lib/http/online.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OfflineSince } from '../offline-since.tsx';
import { HouseRow } from './house-row.tsx';
import { useHouses } from './houses.ts';

/** The compact list of houses in every state. */
export function HouseList() {
  const { query, rows } = useHouses();
  const online = useOnline();
  const retry = () => void query.refetch();
  if (query.isLoadingError) return <LoadFailed onRetry={retry}>{copy.housesFailed}</LoadFailed>;
  if (query.isPending && !online) return <p role="status">{copy.offlineWithout}</p>;
  if (query.isPending) return <Skeleton className="h-80" label={copy.loadingHouses} />;
  if (rows.length === 0) return <p className="text-ink-2">{propertiesCopy.noProperties}</p>;
  return (
    <>
      <OfflineSince at={query.dataUpdatedAt} />
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={retry} />}
      <ul className="grid grid-cols-1">
        {rows.map((house) => (
          <HouseRow key={house.id} house={house} />
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <LoadFailed onRetry={() => void query.fetchNextPage()}>{copy.moreFailed}</LoadFailed>
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button className="mt-3 w-full" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {common.loadMore}
        </Button>
      )}
    </>
  );
}
