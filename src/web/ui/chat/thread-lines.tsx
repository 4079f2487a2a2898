import type { OrderMessage, OrderSide } from '#contract/work-orders/order-thread.ts';
import { formatInstant } from '../time.tsx';
import { ChatBubble } from './chat-bubble.tsx';

type Props = {
  messages: readonly OrderMessage[];
  /** Whose page it is. */
  own: OrderSide;
  label: string;
  nameOf: (message: OrderMessage) => string;
  /** Said under a line. */
  noteOf?: (message: OrderMessage) => string | undefined;
  locale?: string | undefined;
};

/** The thread of a job, oldest first, each line by its side. */
export function ThreadLines({ messages, own, label, nameOf, noteOf, locale }: Props) {
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
