import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/ui.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../button.tsx';
import { formatInstant } from '../time.tsx';

/** Stands over rows that could not be fetched again: what is shown is as old as it says. */
export function RefreshFailed({ at, onRetry }: { at: number; onRetry: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-meta text-ink-2">
      {fill(copy.refreshFailed, { time: formatInstant(new Date(at).toISOString(), { format: 'time' }) })}
      <Button size="compact" onClick={onRetry}>
        {common.retry}
      </Button>
    </p>
  );
}
