import { lazy, Suspense, useEffect } from 'react';
import * as copy from '#contract/messages/en/keys.ts';
import { BegunKeys } from '../features/accounts/keys/begun-keys.tsx';
import { useUrlDialog } from '../lib/address/url-dialog.ts';
import { pressHeldKeys, useShortcuts } from '../lib/page/shortcuts.ts';
import { undoLatest } from '../ui/overlay/undo.ts';

const KeysDialog = lazy(() => import('../features/accounts/keys/keys-dialog.tsx'));

/** The keys that count on every signed-in screen, what is shown while two are pressed, and the list of all: `?`. */
export function Keys() {
  const dialog = useUrlDialog('dialog');
  const openFind = () => void (dialog.id === 'find' || dialog.open('find'));
  useShortcuts('everywhere', [
    { keys: 'mod+k', does: copy.findOrDo, act: openFind },
    { keys: '/', does: copy.search, act: () => focusSearch() || openFind() },
    { keys: 'z', does: copy.undo, act: undoLatest },
    { keys: 'F6', does: copy.toasts },
    { keys: copy.escapeKey, does: copy.closeTop },
    { keys: '?', does: copy.list, act: () => void dialog.open('keys') },
  ]);
  useEffect(pressHeldKeys, []);
  return (
    <>
      <BegunKeys />
      <Suspense>{dialog.id === 'keys' && <KeysDialog open onClose={dialog.close} />}</Suspense>
    </>
  );
}

/** The first search that this screen shows; false where it has none. */
function focusSearch(): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type=search]:enabled')];
  const box = boxes.find((one) => one.checkVisibility());
  box?.focus();
  box?.select();
  return box !== undefined;
}
