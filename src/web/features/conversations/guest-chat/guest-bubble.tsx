import { Phone } from 'lucide-react';
import type { Message } from '#contract/conversations/messages.ts';
import { namesOfStayCheck } from '#contract/messages/stay-check-names.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatInstant } from '../../../ui/time.tsx';
import { type GuestWords, useGuestWords } from './guest-words.tsx';
import { type NamedOrder, NamedOrdersBelow } from './named-orders-below.tsx';
import { SecretText } from './secret-text.tsx';

type Props = {
  message: Message;
  /** Those of this chat that the message names. */
  orders: readonly NamedOrder[];
  emergencyNumber: string;
  verified: boolean;
  onCheckStay: () => void;
};

/** One message of the thread, as the guest sees it. */
export function GuestBubble({ message, orders, emergencyNumber, verified, onCheckStay }: Props) {
  const own = message.author === 'guest';
  const words = useGuestWords();
  const danger = message.sources.some(({ kind }) => kind === 'safety');
  return (
    <ChatBubble
      from={message.kind === 'event' ? 'system' : own ? 'own' : 'other'}
      name={speakerOf(message, words)}
      when={formatInstant(message.created_at, { format: 'time', locale: words.locale })}
      below={
        <>
          <NamedOrdersBelow orders={orders} />
          <Sources message={message} />
          {danger && (
            <a href={`tel:${emergencyNumber}`} className={buttonClass({ variant: 'danger', size: 'large' })}>
              <Icon of={Phone} />
              {words.say('call', { number: emergencyNumber })}
            </a>
          )}
          {!own && !verified && namesStayCheck(message) && (
            <Button size="large" onClick={onCheckStay}>
              {words.stayCheck}
            </Button>
          )}
        </>
      }
    >
      {message.photo_url ? (
        <Photo url={message.photo_url} />
      ) : (
        <SecretText message={message} onCheckStay={onCheckStay} />
      )}
    </ChatBubble>
  );
}

/** Who speaks, as it is shown and read out. */
export function speakerOf(
  { author, author_name: name }: Pick<Message, 'author' | 'author_name'>,
  { say }: GuestWords,
): string {
  if (author === 'guest') return say('you');
  if (author === 'agent') return name ? say('ofTeam', { name }) : say('team');
  if (author === 'owner') return name ? say('hostNamed', { name }) : say('host');
  if (author === 'contractor') return name ?? say('contractor');
  return say('assistant');
}

/**
 * The assistant asks for the check by the name of its button, in the language of the thread; a masked secret brings its
 * own.
 */
const namesStayCheck = ({ body, secrets }: Message) =>
  namesOfStayCheck.some((name) => body.includes(name)) && secrets.length === 0;

function Sources({ message: { sources } }: { message: Message }) {
  const { say } = useGuestWords();
  const titles = [...new Set(sources.filter(({ kind }) => kind !== 'safety').map(({ title }) => title))];
  if (titles.length === 0) return null;
  return <p className="px-1 text-meta text-ink-2">{say('from', { titles: titles.join(', ') })}</p>;
}

function Photo({ url }: { url: string }) {
  const { say } = useGuestWords();
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      <img src={url} alt={say('sentByYou')} className="max-h-72 max-w-full rounded-control" />
    </a>
  );
}
