import type { ReactNode } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { Message, WorkOrderCard } from '#contract/conversations/messages.ts';
import { namedOrders } from '#contract/conversations/named-orders.ts';
import type { ChatItem } from '../../ui/chat/chat-log.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { plainBody, speakerName } from './message-parts.ts';
import { WhyAnswer } from './why-answer.tsx';

/**
 * A thread's lines for the chat log. A line keeps its place while it goes from sending to sent: both wear its client
 * id.
 */
export function chatItems(
  thread: Pick<Conversation, 'kind' | 'messages' | 'decisions' | 'timezone' | 'work_orders'>,
  parts: {
    card: (order: WorkOrderCard, zone: string | null) => ReactNode;
    isOwn?: (message: Message) => boolean;
    /** What can be done about an answer, below why it was given. */
    mend?: (message: Message) => ReactNode;
  },
): ChatItem[] {
  const card = (order: WorkOrderCard) => parts.card(order, thread.timezone);
  const decisions = new Map(thread.decisions.map((decision) => [decision.message_id, decision]));
  return thread.messages.map((message) => {
    const decision = decisions.get(message.id);
    return {
      id: message.client_id ?? message.id,
      own: parts.isOwn?.(message) ?? false,
      said: `${speakerName(message)}: ${plainBody(message)}`,
      node:
        message.kind === 'card' && message.work_order ? (
          <div className="mx-auto w-full max-w-md py-1">{card(message.work_order)}</div>
        ) : (
          <MessageBubble
            message={message}
            hosted={thread.kind === 'guest'}
            below={
              <>
                {namedOrders(message.body, thread.work_orders).map((order) => (
                  <div key={order.id} className="w-full max-w-md">
                    {card(order)}
                  </div>
                ))}
                {decision && (
                  <WhyAnswer decision={decision} sources={message.sources}>
                    {parts.mend?.(message)}
                  </WhyAnswer>
                )}
              </>
            }
          />
        ),
    };
  });
}
