import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { Banner } from '../../ui/banner.tsx';
import { ChatLog } from '../../ui/chat-log.tsx';
import { chatItems } from './chat-items.tsx';
import { keepDraft, readDraft, type WritingMode } from './drafts.ts';
import { Proposal } from './proposal.tsx';
import { ReplyBox } from './reply-box.tsx';
import { useSending } from './sending.ts';
import { useThreadActs } from './thread-acts.ts';
import { ThreadHeader } from './thread-header.tsx';
import type { ThreadSurroundings } from './thread-pane.tsx';
import { unsentItem } from './unsent-bubble.tsx';

/** A chat at work: its lines, those on their way, and where to write. */
export function OpenThread({ thread, ...around }: ThreadSurroundings & { thread: Conversation }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [draftKey, setDraftKey] = useState(0);
  const [mode, setMode] = useState<WritingMode>(thread.can.reply ? 'reply' : 'note');
  const [assignedAtFirst] = useState(thread.assigned_to);
  const acts = useThreadActs(thread.id, setRefusal);
  const { unsent, send, retry } = useSending(thread.id, (message) => {
    setRefusal(`${message} What you wrote is kept as a draft.`);
    setDraftKey((key) => key + 1);
  });
  const { field, title, write } = useWriting(setMode);
  const proposal = useRef<HTMLElement>(null);
  const { can } = thread;
  const takeAsReply = (text: string) => {
    const begun = readDraft(thread.id, 'reply');
    keepDraft(thread.id, 'reply', begun ? `${begun}\n\n${text}` : text);
    setDraftKey((key) => key + 1);
    write('reply');
  };
  useShortcuts(
    {
      r: can.reply ? () => write('reply') : undefined,
      p: thread.draft ? () => proposal.current?.focus() : undefined,
      n: can.note ? () => write('note') : undefined,
      a: can.claim ? acts.claim : undefined,
      h: can.hand_back ? acts.handBack : undefined,
      c: can.open_work_order ? around.onOpenWorkOrder : undefined,
      e: can.put_away ? acts.close : undefined,
    },
    around.shortcuts,
  );
  const arrived = new Set(thread.messages.map(({ client_id }) => client_id));
  const items = [
    ...chatItems(thread, {
      card: around.card,
      isOwn: (message) => message.author === 'agent' && message.author_name === around.me,
    }),
    ...unsent.filter((line) => !arrived.has(line.client_id)).map((line) => unsentItem(line, () => retry(line))),
  ];
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
      <ChatLog label="Conversation" items={items} className="grow" />
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
        draftKey={String(draftKey)}
        fieldRef={field}
        onMode={write}
        onSend={send}
        onTypeReply={() => can.claim && acts.claim()}
      />
    </>
  );
}

/** Puts the cursor where one is about to write; on a narrow screen a chat that opens takes the focus from the list. */
function useWriting(setMode: (mode: WritingMode) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) field.current?.focus();
  }, [wanted]);
  useEffect(() => {
    if (matchMedia('(width < 64rem)').matches) title.current?.focus();
  }, []);
  const write = (mode: WritingMode) => {
    setMode(mode);
    setWanted((count) => count + 1);
  };
  return { field, title, write };
}
