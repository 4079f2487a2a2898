import { useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/keys.ts';
import { type Scope, type Shortcut, scopes, shortcutsIn } from '../../../lib/page/shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { KeyNames } from '../../../ui/key-names.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { KeysSwitch } from './keys-switch.tsx';

const titles: Record<Scope, string> = { here: copy.onThisScreen, everywhere: copy.everywhere, go: copy.goTo };

/**
 * The keys of the screen below, as they count now, and the switch for the single ones. A default export, so that it
 * comes when asked for; mounted anew each time it opens.
 */
export default function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [parts] = useState(() => scopes.map((scope) => ({ scope, shortcuts: shortcutsIn(scope) })));
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} footer={<Button onClick={onClose}>{common.close}</Button>}>
      <KeysSwitch />
      {parts.map(
        ({ scope, shortcuts }) =>
          shortcuts.length > 0 && (
            <section key={scope} aria-labelledby={`keys-${scope}`} className="mt-6">
              <h3 id={`keys-${scope}`} className="mb-1 text-label">
                {titles[scope]}
              </h3>
              <KeyRows shortcuts={shortcuts} />
            </section>
          ),
      )}
    </Dialog>
  );
}

const KeyRows = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <dl className="grid">
    {shortcuts.map(({ keys, does }) => (
      <div key={keys} className="flex items-center justify-between gap-4 border-t border-line py-2">
        <dt>{does}</dt>
        <dd>
          <KeyNames keys={keys} />
        </dd>
      </div>
    ))}
  </dl>
);
