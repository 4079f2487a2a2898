import * as copy from '#contract/messages/en/conversations/saved-replies.ts';
import { SavedRepliesCard } from '../../features/conversations/desk/replies/saved-replies-card.tsx';
import { useMe } from '../../lib/session/me.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: copy.savedRepliesTab }];
}

/** For staff: what is written again and again. */
export default function SavedRepliesScreen() {
  const { role } = useMe();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={copy.savedReplies} lead={copy.savedRepliesNote} />
      <SavedRepliesCard isLead={role === 'admin'} />
    </div>
  );
}
