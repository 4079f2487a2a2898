import { Plus } from 'lucide-react';
import * as copy from '#contract/messages/en/contractors.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useMay } from '../../lib/session/role.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { addDialog } from './dialog-names.ts';

/** Beside the table's title. */
export function AddContractorButton() {
  const allowed = useMay('contractors.create');
  const { open } = useUrlDialog('dialog');
  if (!allowed) return null;
  return (
    <Button variant="primary" size="compact" onClick={() => void open(addDialog)}>
      <Icon of={Plus} />
      {copy.addContractor}
    </Button>
  );
}
