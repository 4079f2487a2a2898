import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import * as copy from '#contract/messages/en/reports.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Opens the palette, as ⌘K and Ctrl+K do from anywhere. */
export function FindButton() {
  const dialog = useUrlDialog('dialog');
  const open = () => {
    if (dialog.id !== 'find') void dialog.open('find');
  };
  const openByKeys = useEffectEvent(open);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault(); // the browser's own search bar
      openByKeys();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <IconButton icon={Search} label={copy.find} size="large" aria-keyshortcuts="Meta+K Control+K" onClick={open} />
  );
}
