import { useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import { type ChatItem, ChatLog } from '../../../ui/chat/chat-log.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { chatItems } from '../chat-items.tsx';
import { Proposal } from '../proposals/proposal.tsx';
import { threadTitle } from '../thread-title.ts';
import { type UnsentAtDesk, useSending } from '../use-sending.ts';
import { ReplyBox } from './reply-box.tsx';
import { useThreadActs } from './thread-acts.ts';
import { ThreadHeader } from './thread-header.tsx';
import { useThreadKeys } from './thread-keys.ts';
import type { ThreadSurroundings } from './thread-pane.tsx';
import { useWriting } from './use-writing.ts';
import { duration } from './working-order.ts';

/** A chat at work: its lines, those on their way, and where to write. */
export function OpenThread({ thread, ...around }: ThreadSurroundings & { thread: Conversation }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [assignedAtFirst] = useState(thread.assigned_to);
  const { field, title, mode, draftKey, write, takeAsReply, readAgain } = useWriting(thread);
  const sending = useSending(thread.id, (message) => {
    setRefusal(`${message} What you wrote is kept as a draft.`);
    readAgain();
  });
  const acts = useThreadActs(thread, sending.unsent, setRefusal);
  const proposal = useRef<HTMLElement>(null);
  const { can } = thread;
  useThreadKeys(thread, { ...around, acts, write, onProposal: () => proposal.current?.focus() });
  return (
    <>
      <ThreadHeader
        thread={thread}
        joined={thread.assigned_to === assignedAtFirst ? null : thread.assigned_name}
        acts={acts}
        urgency={thread.urgency && around.urgency(thread.urgency)}
        titleRef={title}
        onBack={around.onBack}
        onFacts={around.onFacts}
        onOpenWorkOrder={around.onOpenWorkOrder}
      />
      <ChatLog label="Conversation" items={itemsOf(thread, sending, around)} className="grow" />
      {refusal && (
        <div className="p-3">
          <Banner tone="info" onDismiss={() => setRefusal(null)}>
            {refusal}
          </Banner>
        </div>
      )}
      <Proposal
        thread={thread}
        cardRef={proposal}
        heldBy={thread.assigned_to && !can.reply ? (thread.assigned_name ?? 'A colleague') : null}
        onSettled={() => title.current?.focus()}
        onUseAsReply={can.reply ? takeAsReply : undefined}
      />
      <ReplyBox
        thread={thread}
        mode={mode}
        draftKey={draftKey}
        fieldRef={field}
        onMode={write}
        onSend={sending.send}
        onTypeReply={() => can.claim && acts.claim()}
        onLeave={() => title.current?.focus()}
      />
      <SureDialog thread={thread} acts={acts} />
    </>
  );
}

/** What the server has, and below it what it has not confirmed yet. */
function itemsOf(
  thread: Conversation,
  { unsent, retry }: ReturnType<typeof useSending>,
  { card, me }: Pick<ThreadSurroundings, 'card' | 'me'>,
) {
  const arrived = new Set(thread.messages.map(({ client_id }) => client_id));
  return [
    ...chatItems(thread, { card, isOwn: (message) => message.author === 'agent' && message.author_name === me }),
    ...unsent.filter((line) => !arrived.has(line.client_id)).map((line) => unsentItem(line, () => retry(line))),
  ];
}

/** Somebody waits for an answer, and the chat is about to be closed or handed back: by a key, perhaps. */
function SureDialog({ thread, acts }: { thread: Conversation; acts: ReturnType<typeof useThreadActs> }) {
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

/** A line of one's own that the server has not confirmed; it stands in the thread from the press of the button on. */
function unsentItem(line: UnsentAtDesk, onRetry: () => void): ChatItem {
  const note = line.mode === 'note';
  return {
    id: line.client_id,
    own: true,
    said: null,
    node: (
      <ChatBubble
        from={note ? 'note' : 'own'}
        name={note ? 'Internal note, you' : 'You'}
        state={line.state}
        onRetry={onRetry}
      >
        {line.message}
      </ChatBubble>
    ),
  };
}
