import { messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = { what: string; items: unknown[] | undefined; error: unknown; retry: () => void; empty: string };

/** What stands in a list's place while it is fetched, when that failed, and when nothing is in it. */
export function ListState({ what, items, error, retry, empty }: Props) {
  if (items) return items.length === 0 ? <p className="rounded-control bg-surface-2 p-3 text-ink-2">{empty}</p> : null;
  if (!error) return <Skeleton className="h-14" label={`Loading ${what}`} />;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {messageOf(error)}
      <Button size="compact" onClick={retry}>
        Retry
      </Button>
    </p>
  );
}
