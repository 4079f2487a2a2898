import { ClipboardPaste } from 'lucide-react';
import * as copy from '#contract/messages/en/manuals.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useMay } from '../../lib/session/role.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { readManualInto } from './dialog-names.ts';

/** Opens the dialog that reads a manual, for one property or for one to choose. */
export function ReadManualButton({ propertyId, quiet = false }: { propertyId?: string; quiet?: boolean }) {
  const allowed = useMay('manuals.readText');
  const { open } = useUrlDialog('dialog');
  if (!allowed) return null;
  return (
    <Button {...(quiet && { variant: 'quiet', size: 'compact' })} onClick={() => void open(readManualInto(propertyId))}>
      <Icon of={ClipboardPaste} />
      {copy.readManual}
    </Button>
  );
}
