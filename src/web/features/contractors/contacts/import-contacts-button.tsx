import { BookUser } from 'lucide-react';
import * as copy from '#contract/messages/en/contractors/contacts.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { useMay } from '../../../lib/session/role.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { contactsDialog } from '../dialog-names.ts';

/** Beside the import of a CSV. */
export function ImportContactsButton() {
  const allowed = useMay('contacts.add');
  const { open } = useUrlDialog('dialog');
  if (!allowed) return null;
  return (
    <Button variant="quiet" size="compact" onClick={() => void open(contactsDialog)}>
      <Icon of={BookUser} />
      {copy.importButton}
    </Button>
  );
}
