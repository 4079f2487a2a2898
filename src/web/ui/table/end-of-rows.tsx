import { useEffect, useEffectEvent, useRef } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { Button } from '../button.tsx';
import { roles } from './table-roles.ts';

/**
 * The row after the last one that is here. Coming near it fetches more; its button does too, for whoever goes by
 * keyboard.
 */
export function EndOfRows({
  columns,
  onReach,
  busy = false,
  failed = false,
}: {
  columns: number;
  onReach: () => void;
  busy?: boolean;
  /** It then waits for the button. */
  failed?: boolean;
}) {
  const row = useRef<HTMLTableRowElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!row.current || busy || failed) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), { rootMargin: '600px' });
    watcher.observe(row.current);
    return () => watcher.disconnect();
  }, [busy, failed]);
  return (
    <tr ref={row} {...roles.row} className="max-sm:block">
      <td {...roles.cell} colSpan={columns} className="p-3 text-center max-sm:block">
        <Button size="compact" busy={busy} onClick={onReach}>
          {failed ? copy.loadMoreFailed : copy.loadMore}
        </Button>
      </td>
    </tr>
  );
}
