import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import type { ChatItem } from '../../../ui/chat/chat-log.tsx';
import type { UnsentAtDesk } from '../sending.ts';

/** A line of one's own that the server has not confirmed; it stands in the thread from the press of the button on. */
export function unsentItem(line: UnsentAtDesk, onRetry: () => void): ChatItem {
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
