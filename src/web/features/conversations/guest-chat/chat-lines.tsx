import type { GuestPage } from '#contract/conversations/guest.ts';
import type { Message } from '#contract/conversations/messages.ts';
import { namedOrders } from '#contract/conversations/named-orders.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import type { ChatItem } from '../../../ui/chat/chat-log.tsx';
import type { GuestChat } from './chat.ts';
import type { ChatState } from './chat-state.ts';
import { GuestBubble, speakerOf } from './guest-bubble.tsx';
import type { GuestWords } from './guest-words.tsx';
import type { NamedOrder } from './named-orders-below.tsx';
import type { OrderCardProps, UrgencyView } from './order-card.tsx';
import { orderProgress } from './order-steps.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { spokenWords } from './secret-text.tsx';

/** Most chats need none, so it comes with the first. */
const OrderCard = lazyPart(
  () => import('./order-card.tsx').then((part) => part.OrderCard),
  ({ order, subject }: OrderCardProps) => (
    <p className="w-full max-w-xl rounded-card border border-line bg-surface p-4">
      {order.reference}: {subject}
    </p>
  ),
);

type Parts = {
  page: GuestPage;
  chat: GuestChat;
  words: GuestWords;
  UrgencyBadge: UrgencyView;
  isFramed: boolean;
  onCheckStay: () => void;
};

/** The chat in the order it is read: the greeting, the thread, and what is still on its way. */
export function chatLines({ thread, outgoing }: ChatState, parts: Parts): ChatItem[] {
  const messages = thread?.messages ?? [];
  const orders = messages.flatMap((message) => ordersOf(message, parts.words.language));
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  return [
    greeting(parts),
    ...messages.map((message) => lineOf(message, { ...parts, orders, verified: thread?.verified ?? false })),
    ...outgoing
      .filter(({ client_id }) => !arrived.has(client_id))
      .map((item) => ({
        id: item.client_id,
        own: true,
        said: null,
        node: (
          <OutgoingBubble
            item={item}
            supportPhone={parts.page.support_phone}
            onRetry={(id) => void parts.chat.retry(id)}
            onDiscard={(id) => void parts.chat.discard(id)}
          />
        ),
      })),
  ];
}

function greeting({ page: { property_name: property }, words: { say }, isFramed }: Parts): ChatItem {
  return {
    id: 'greeting',
    own: false,
    said: null,
    node: (
      <ChatBubble from="other" name={say('assistant')}>
        {say(isFramed ? 'greetingVisitor' : 'greeting', { property })}
      </ChatBubble>
    ),
  };
}

/** One's own message keeps its own id on its way to the server and after, so that its bubble stays the same one. */
function lineOf(message: Message, parts: Parts & { orders: readonly NamedOrder[]; verified: boolean }): ChatItem {
  const { page, chat, words, UrgencyBadge, onCheckStay, verified } = parts;
  const id = message.client_id ?? message.id;
  const own = message.author === 'guest';
  const order = message.kind === 'card' ? message.work_order : null;
  if (order) {
    const subject = subjectOf(message, words.language);
    const progress = words.say(orderProgress(order.dispatch_state).said);
    const said = words.say('orderSaid', { reference: order.reference, subject, progress });
    return {
      id,
      own,
      said,
      node: <OrderCard {...{ order, subject, chat, UrgencyBadge, onCheckStay }} zone={page.timezone} />,
    };
  }
  return {
    id,
    own,
    said: message.kind === 'event' ? message.body : saidBy(message, words),
    node: (
      <GuestBubble
        message={message}
        orders={namedOrders(message.body, parts.orders)}
        emergencyNumber={page.emergency_number}
        verified={verified}
        onCheckStay={onCheckStay}
      />
    ),
  };
}

const saidBy = (message: Message, words: GuestWords): string =>
  words.say('said', { name: speakerOf(message, words), words: spokenWords(message, words) });

/** What is wrong: in another language than English as the card's own line says it, which was written in the guest's. */
const subjectOf = ({ body, work_order }: Message, language: string): string =>
  language === 'en' && work_order ? work_order.subject_line : body;

const ordersOf = (message: Message, language: string): NamedOrder[] =>
  message.work_order ? [{ ...message.work_order, subject: subjectOf(message, language) }] : [];
