import { Search } from 'lucide-react';
import * as copy from '#contract/messages/en/reports/find.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Opens the palette, as ⌘K and Ctrl+K do from anywhere. */
export function PaletteButton() {
  const { open } = useUrlDialog('dialog');
  return (
    <IconButton
      icon={Search}
      label={copy.button}
      size="large"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={() => void open('find')}
    />
  );
}
