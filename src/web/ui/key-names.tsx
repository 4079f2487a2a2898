import * as copy from '#contract/messages/en/keys.ts';
import { Kbd } from './kbd.tsx';

/** Keys as they stand on the keyboard: `g p` is "G then P", `mod+k` is ⌘ K on a Mac. */
export function KeyNames({ keys }: { keys: string }) {
  const isHeld = keys.startsWith('mod+');
  const [first = '', second] = isHeld ? [heldKey(), keys.slice('mod+'.length)] : keys.split(' ');
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Kbd>{nameOf(first)}</Kbd>
      {second && !isHeld && <span className="text-meta text-ink-2">{copy.thenKey}</span>}
      {second && <Kbd>{nameOf(second)}</Kbd>}
    </span>
  );
}

const nameOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key.replace(/^enter$/, 'Enter'));
const heldKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? copy.heldOnMac : copy.held);
