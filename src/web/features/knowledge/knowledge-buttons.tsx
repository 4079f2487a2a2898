import { Plus } from 'lucide-react';
import * as copy from '#contract/messages/en/knowledge.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useMay } from '../../lib/session/role.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { newArticle } from './dialog-names.ts';

export function WriteArticleButton() {
  const allowed = useMay('articles.create');
  const { open } = useUrlDialog('dialog');
  if (!allowed) return null;
  return (
    <Button variant="primary" onClick={() => void open(newArticle)}>
      <Icon of={Plus} />
      {copy.writeArticle}
    </Button>
  );
}
