import { ClipboardPaste, Plus } from 'lucide-react';
import * as copy from '#contract/messages/en/knowledge.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { newArticle, pasteManual } from './dialog-names.ts';

export function WriteArticleButton() {
  const { open } = useUrlDialog('dialog');
  return (
    <Button variant="primary" onClick={() => void open(newArticle)}>
      <Icon of={Plus} />
      {copy.writeArticle}
    </Button>
  );
}

export function PasteManualButton() {
  const { open } = useUrlDialog('dialog');
  return (
    <Button variant="quiet" size="compact" onClick={() => void open(pasteManual)}>
      <Icon of={ClipboardPaste} />
      {copy.pasteManual}
    </Button>
  );
}
