import { messageOf } from '../../lib/http/api.ts';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = { loading: string; items: unknown[] | undefined; error: unknown; retry: () => void; empty: string };

/** What stands in a list's place while it is fetched, when that failed, and when nothing is in it. */
export function ListState({ loading, items, error, retry, empty }: Props) {
  if (items) return items.length === 0 ? <p className="rounded-control bg-surface-2 p-3 text-ink-2">{empty}</p> : null;
  if (!error) return <Skeleton className="h-14" label={loading} />;
  return <LoadFailed onRetry={retry}>{messageOf(error)}</LoadFailed>;
}
