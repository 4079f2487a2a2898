import type { GuestThread } from '#contract/conversations/guest.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import type { ChatState } from './chat-state.ts';
import { useGuestWords } from './guest-words.tsx';
import { replySoFar } from './so-far.ts';

/** What waits for the guest comes with the first repair. */
const WaitingOrders = lazyPart(
  () => import('./waiting-orders.tsx').then((part) => part.WaitingOrders),
  (_: { thread: GuestThread }) => null,
);

/** As the server's list of them, in the language that is shown. */
const starters = ['entry', 'broken', 'wifi', 'checkout'] as const;

type TailProps = {
  state: ChatState;
  /** Visitors of an owner's page have no trouble at the property yet. */
  isFramed: boolean;
  onSay: (text: string) => void;
};

/** What stands behind the last message: starters at first, later who writes or what is asked. */
export function ChatTail({ state, isFramed, onSay }: TailProps) {
  const { thread, outgoing } = state;
  const { say } = useGuestWords();
  if (!thread?.messages.length && outgoing.length === 0)
    return isFramed ? null : (
      <ReadyWords label={say('commonQuestions')} list={starters.map((key) => say(key))} onPick={onSay} />
    );
  if (!thread) return null;
  const isAsked = outgoing.length === 0 && thread.messages.at(-1)?.author !== 'guest';
  return (
    <>
      {answerIsDue(thread) && <ReplySoFar body={replySoFar(state)} />}
      {answerIsDue(thread) && <Typing />}
      {isAsked && thread.quick_replies.length > 0 && (
        <ReadyWords label={say('quickReplies')} list={thread.quick_replies} onPick={onSay} />
      )}
      {thread.messages.some(({ work_order }) => work_order) && <WaitingOrders thread={thread} />}
    </>
  );
}

/** Finished sentences of a reply that is still being made; read out with the whole reply alone. */
function ReplySoFar({ body }: { body: string | null }) {
  const { say } = useGuestWords();
  return (
    body !== null && (
      <ChatBubble from="other" name={say('assistant')}>
        {body}
      </ChatBubble>
    )
  );
}

/** Three still dots and words: the assistant is due to answer. */
function Typing() {
  const { say } = useGuestWords();
  return (
    <p className="appear-late mr-auto flex items-center gap-2 rounded-dialog rounded-bl-check bg-surface-3 px-4 py-2.5 text-meta text-ink-2">
      <span aria-hidden="true" className="tracking-widest">
        •••
      </span>
      {say('writing')}
    </p>
  );
}

/** Whether the assistant owes an answer: the guest spoke last, and nobody else has the thread. */
function answerIsDue({ state, messages }: GuestThread): boolean {
  return state === 'assistant' && messages.at(-1)?.author === 'guest';
}

/** Words to send at a tap: the first ones for those who have none at hand, later the short answers to a question. */
function ReadyWords({
  label,
  list,
  onPick,
}: {
  label: string;
  list: readonly string[];
  onPick: (words: string) => void;
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 pt-2">
      {list.map((words) => (
        <li key={words}>
          <Button size="large" onClick={() => onPick(words)}>
            {words}
          </Button>
        </li>
      ))}
    </ul>
  );
}
