import { Upload } from 'lucide-react';
import * as copy from '#contract/messages/en/sheets.ts';
import type { ImportKind } from '#contract/sheets/imports.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useMay } from '../../lib/session/role.ts';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Icon } from '../../ui/icon.tsx';
import { importDialog } from './import-names.ts';

export function ImportButton({ kind }: { kind: ImportKind }) {
  const allowed = useMay('imports.preview');
  const { open } = useUrlDialog('dialog');
  if (!allowed) return null;
  return (
    <Button variant="quiet" size="compact" onClick={() => void open(importDialog(kind))}>
      <Icon of={Upload} />
      <Fill of={copy.importButton} with={{ fromCsv: <span className="sr-only"> {fromCsv[kind]}</span> }} />
    </Button>
  );
}

const fromCsv: Record<ImportKind, string> = {
  properties: copy.propertiesFromCsv,
  contractors: copy.contractorsFromCsv,
  articles: copy.articlesFromCsv,
  stays: copy.staysFromCsv,
  assignments: copy.assignmentsFromCsv,
};
