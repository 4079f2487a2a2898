import { Upload } from 'lucide-react';
import type { ImportKind } from '#contract/sheets/imports.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { importDialog } from './import-names.ts';

export function ImportButton({ kind }: { kind: ImportKind }) {
  const { open } = useUrlDialog('dialog');
  return (
    <Button variant="quiet" size="compact" onClick={() => void open(importDialog(kind))}>
      <Icon of={Upload} />
      Import<span className="sr-only"> {kind} from CSV</span>
    </Button>
  );
}
