import * as copy from '#contract/messages/en/reports/today.ts';
import { useOnline } from '../../lib/http/online.ts';
import { Fill } from '../../ui/fill.tsx';
import { DateTime } from '../../ui/time.tsx';

/** Without a network: when what is shown was read. `at` in milliseconds. */
export function OfflineSince({ at }: { at: number }) {
  const online = useOnline();
  if (online || at === 0) return null;
  return (
    <p role="status" className="text-meta text-ink-2">
      <Fill of={copy.offlineSince} with={{ when: <DateTime at={new Date(at).toISOString()} /> }} />
    </p>
  );
}
