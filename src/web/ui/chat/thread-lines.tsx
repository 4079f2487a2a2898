import { formatInstant } from '../time.tsx';
import { ChatBubble } from './chat-bubble.tsx';

type Line = { id: string; side: string; body: string; created_at: string };

type Props<L extends Line> = {
  messages: readonly L[];
  /** Whose page it is. */
  own: string;
  label: string;
  nameOf: (message: L) => string;
  /** Said under a line. */
  noteOf?: (message: L) => string | undefined;
  locale?: string | undefined;
};

/** A thread of several sides, oldest first, each line by its side. */
export function ThreadLines<L extends Line>({ messages, own, label, nameOf, noteOf, locale }: Props<L>) {
  return (
    <ol aria-label={label} className="grid gap-3">
      {messages.map((message) => {
        const note = noteOf?.(message);
        return (
          <li key={message.id} className="grid">
            <ChatBubble
              from={message.side === own ? 'own' : 'other'}
              name={nameOf(message)}
              when={
                <>
                  {formatInstant(message.created_at, locale ? { locale } : {})}
                  {note && <span>{note}</span>}
                </>
              }
            >
              <span className="wrap-anywhere">{message.body}</span>
            </ChatBubble>
          </li>
        );
      })}
    </ol>
  );
}
