import { Plus } from 'lucide-react';
import * as copy from '#contract/messages/en/knowledge.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { newArticle } from './dialog-names.ts';

export function WriteArticleButton() {
  const { open } = useUrlDialog('dialog');
  return (
    <Button variant="primary" onClick={() => void open(newArticle)}>
      <Icon of={Plus} />
      {copy.writeArticle}
    </Button>
  );
}
