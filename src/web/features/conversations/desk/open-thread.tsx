import { useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { chatItems } from '../chat-items.tsx';
import { Proposal } from '../proposals/proposal.tsx';
import { useSending } from '../sending.ts';
import { ReplyBox } from './reply-box.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { useThreadActs } from './thread-acts.ts';
import { ThreadHeader } from './thread-header.tsx';
import { useThreadKeys } from './thread-keys.ts';
import type { ThreadSurroundings } from './thread-pane.tsx';
import { unsentItem } from './unsent-bubble.tsx';
import { useWriting } from './use-writing.ts';

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
