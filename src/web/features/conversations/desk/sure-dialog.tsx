import type { Conversation } from '#contract/conversations/conversations.ts';
import { useNow } from '../../../lib/time/now.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { threadTitle } from '../thread-title.ts';
import type { useThreadActs } from './thread-acts.ts';
import { duration } from './working-order.ts';

/** Somebody waits for an answer, and the chat is about to be closed or handed back: by a key, perhaps. */
export function SureDialog({ thread, acts }: { thread: Conversation; acts: ReturnType<typeof useThreadActs> }) {
  const now = useNow(60_000);
  const { title, who } = threadTitle(thread);
  const name = thread.kind === 'support' ? title : who;
  const waited = thread.waiting_since ? duration(now - Date.parse(thread.waiting_since)) : null;
  const closes = acts.sure === 'close';
  return (
    <ConfirmDialog
      open={acts.sure !== null}
      title={closes ? 'Close a chat that waits?' : 'Hand back a chat that waits?'}
      confirm={closes ? 'Close chat' : 'Hand back'}
      cancel="Go on with it"
      onConfirm={acts.doIt}
      onClose={acts.leaveIt}
    >
      {name} {waited ? `has waited ${waited} for an answer` : 'waits for an answer'}. {closes ? closed : handedBack}
    </ConfirmDialog>
  );
}

const closed = 'Closed, nobody is called for it any more until they write again.';
const handedBack = 'The assistant answers what they write from now on, and not what they have written.';
