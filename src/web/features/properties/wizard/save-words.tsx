import { useNow } from '../../../lib/time/now.ts';
import { relativeWords } from '../../../ui/time.tsx';
import type { Saving } from './draft-keeper.ts';

/** Where what is typed is kept, in words. Read out only when this device alone has it. */
export function SaveWords({ saving }: { saving: Saving }) {
  const now = useNow(1000);
  return (
    <>
      {saving.is !== 'idle' && <p className="text-meta text-ink-2">{words(saving, now)}</p>}
      <p role="status" className="sr-only">
        {saving.is === 'kept' && words(saving, now)}
      </p>
    </>
  );
}

function words(saving: Exclude<Saving, { is: 'idle' }>, now: number): string {
  if (saving.is === 'saved') return `Saved ${relativeWords(saving.at, now)}`;
  if (saving.is === 'saving') return 'Saving...';
  return navigator.onLine ? 'Kept on this device, not saved yet' : 'Offline, kept on this device';
}
