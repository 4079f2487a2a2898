import { lazy, Suspense, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import * as conversationsCopy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { useNow } from '../../../lib/time/now.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import { type ChatItem, ChatLog } from '../../../ui/chat/chat-log.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { chatItems } from '../chat-items.tsx';
import type { WritingMode } from '../drafts.ts';
import { Proposal } from '../proposals/proposal.tsx';
import { threadTitle } from '../thread-title.ts';
import { type UnsentAtDesk, useSending } from '../use-sending.ts';
import { LaterReplies } from './later/later-replies.tsx';
import { useWritingLater } from './later/use-writing-later.ts';
import { valuesIn } from './replies/reply-values.ts';
import { useReplyPicker } from './replies/use-reply-picker.ts';
import { ReplyBox } from './reply-box.tsx';
import { useThreadActs } from './thread-acts.ts';
import { ThreadHeader } from './thread-header.tsx';
import { useThreadKeys } from './thread-keys.ts';
import type { ThreadSurroundings } from './thread-pane.tsx';
import { useWriting } from './use-writing.ts';
import { duration } from './waiting-words.ts';

/** When a chat is first given on. */
const GiveDialog = lazy(() => import('./give-dialog.tsx'));
/** When a guest is first to see a code. */
const ShowCodeDialog = lazy(() => import('./show-code-dialog.tsx'));
/** When a time of one's own is first wanted. */
const SnoozeDialog = lazy(() => import('./snooze-dialog.tsx'));
/** When a reply is first to go out later. */
const LaterReplyDialog = lazy(() => import('./later/later-reply-dialog.tsx'));
/** When a saved reply is first wanted. */
const ReplyPicker = lazy(() => import('./replies/reply-picker.tsx'));

/** A chat at work: its lines, those on their way, and where to write. */
export function OpenThread({ thread, ...around }: ThreadSurroundings & { thread: Conversation }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [assignedAtFirst] = useState(thread.assigned_to);
  const { field, title, mode, draftKey, write, takeAsReply, readAgain } = useWriting(thread);
  const sending = useSending(thread.id, (message) => {
    setRefusal(fill(copy.keptAsDraft, { refusal: message }));
    readAgain();
  });
  const acts = useThreadActs(thread, sending.unsent, { ...around, onRefusal: setRefusal });
  const replies = useReplyPicker(field);
  const later = useWritingLater(thread.id, { onDraft: readAgain, onSaved: replies.dropAfter });
  const [snoozing, setSnoozing] = useState<{ open: boolean; times: number } | null>(null);
  const [giving, setGiving] = useState<boolean | null>(null);
  const [showing, setShowing] = useState<{ open: boolean; times: number } | null>(null);
  const proposal = useRef<HTMLElement>(null);
  const { can } = thread;
  useThreadKeys(thread, {
    ...around,
    acts,
    write,
    onProposal: () => proposal.current?.focus(),
    onGive: () => setGiving(true),
  });
  const send = (as: WritingMode, text: string) => {
    sending.send(as, text);
    if (as !== 'reply') return;
    acts.afterReply(replies.after);
    replies.dropAfter();
  };
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
        onGive={() => setGiving(true)}
        onShowCode={() => setShowing({ open: true, times: (showing?.times ?? 0) + 1 })}
        onSnooze={() => setSnoozing({ open: true, times: (snoozing?.times ?? 0) + 1 })}
        onOpenWorkOrder={around.onOpenWorkOrder}
      />
      <ChatLog label={copy.conversation} items={itemsOf(thread, sending, around)} className="grow" />
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
        heldBy={thread.assigned_to && !can.reply ? (thread.assigned_name ?? copy.someColleague) : null}
        onSettled={() => title.current?.focus()}
        onUseAsReply={can.reply ? takeAsReply : undefined}
      />
      <LaterReplies thread={thread} />
      <ReplyBox
        thread={thread}
        mode={mode}
        draftKey={draftKey}
        fieldRef={field}
        onMode={write}
        onSend={send}
        replies={replies}
        onLater={later.ask}
        onTypeReply={() => can.claim && acts.claim()}
        onLeave={() => title.current?.focus()}
      />
      <SureDialog thread={thread} acts={acts} />
      <Suspense>
        {snoozing && (
          <SnoozeDialog
            key={snoozing.times}
            thread={thread}
            open={snoozing.open}
            onSnoozed={acts.snoozed}
            onClose={() => setSnoozing({ ...snoozing, open: false })}
          />
        )}
        {later.times > 0 && (
          <LaterReplyDialog
            key={`later ${later.times}`}
            thread={thread}
            reply={null}
            text={later.text}
            open={later.open}
            onTyped={later.typed}
            onSaved={later.saved}
            onClose={later.close}
          />
        )}
        {replies.ever && (
          <ReplyPicker
            open={replies.open}
            values={valuesIn(thread, around.me)}
            field={field}
            onInsert={replies.insert}
            onClose={replies.close}
          />
        )}
        {showing && (
          <ShowCodeDialog
            key={`code ${showing.times}`}
            threadId={thread.id}
            open={showing.open}
            onClose={() => setShowing({ ...showing, open: false })}
          />
        )}
        {giving !== null && <GiveDialog thread={thread} open={giving} onClose={() => setGiving(false)} />}
      </Suspense>
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
      title={closes ? copy.closeWaitingTitle : copy.handBackWaitingTitle}
      confirm={closes ? copy.closeChat : copy.handBack}
      cancel={copy.keepChat}
      onConfirm={acts.doIt}
      onClose={acts.leaveIt}
    >
      {waited ? fill(copy.hasWaited, { name, time: waited }) : fill(copy.isWaiting, { name })}{' '}
      {closes ? copy.closingMeans : copy.handingBackMeans}
    </ConfirmDialog>
  );
}

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
        name={note ? copy.noteByYou : conversationsCopy.you}
        state={line.state}
        onRetry={onRetry}
      >
        {line.message}
      </ChatBubble>
    ),
  };
}
