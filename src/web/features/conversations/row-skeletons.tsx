import * as copy from '#contract/messages/en/conversations.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** So many rows of the list of conversations, at their height, while nobody knows them. */
export function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div key={row} className="flex h-25 gap-3 border-b border-line py-3 last:border-0">
      <Skeleton className="size-11 rounded-control" label={row === 0 ? copy.loadingList : undefined} />
      <div className="grid grow content-start gap-2">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </div>
  ));
}
