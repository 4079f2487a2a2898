import * as copy from '#contract/messages/en/reports/today.ts';
import { useOnline } from '../../lib/http/online.ts';
import { Fill } from '../../ui/fill.tsx';
import { DateTime } from '../../ui/time.tsx';

/**
 * When what is shown was read: without a network, and where it comes from a copy that lay here before this page was
 * opened. `at` in milliseconds.
 */
export function OfflineSince({ at }: { at: number }) {
  const online = useOnline();
  const isOld = at < performance.timeOrigin;
  if (at === 0 || (online && !isOld)) return null;
  return (
    <p role="status" className="text-meta text-ink-2">
      <Fill
        of={online ? copy.readBefore : copy.offlineSince}
        with={{ when: <DateTime at={new Date(at).toISOString()} /> }}
      />
    </p>
  );
}
