import { Phone } from 'lucide-react';
import type { Message } from '#contract/conversations/messages.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatInstant } from '../../../ui/time.tsx';
import { SecretText } from './secret-text.tsx';

type Props = { message: Message; emergencyNumber: string; verified: boolean; onCheckStay: () => void };

/** One message of the thread, as the guest sees it. */
export function GuestBubble({ message, emergencyNumber, verified, onCheckStay }: Props) {
  const own = message.author === 'guest';
  const danger = message.sources.some(({ kind }) => kind === 'safety');
  return (
    <ChatBubble
      from={message.kind === 'event' ? 'system' : own ? 'own' : 'other'}
      name={speakerOf(message)}
      when={formatInstant(message.created_at, { format: 'time' })}
      below={
        <>
          <Sources message={message} />
          {danger && (
            <a href={`tel:${emergencyNumber}`} className={buttonClass({ variant: 'danger', size: 'large' })}>
              <Icon of={Phone} />
              Call {emergencyNumber}
            </a>
          )}
          {!own && !verified && namesStayCheck(message) && (
            <Button size="large" onClick={onCheckStay}>
              Check my stay
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
export function speakerOf({ author, author_name }: Message): string {
  if (author === 'guest') return 'You';
  if (author === 'agent') return author_name ? `${author_name}, Porchlight team` : 'Porchlight team';
  if (author === 'owner') return author_name ? `${author_name}, your host` : 'Your host';
  if (author === 'contractor') return author_name ?? 'Contractor';
  return 'House assistant';
}

/** The assistant asks for the check by the name of its button; a masked secret brings its own. */
const namesStayCheck = ({ body, secrets }: Message) => body.includes('Check my stay') && secrets.length === 0;

function Sources({ message: { sources } }: { message: Message }) {
  const titles = [...new Set(sources.filter(({ kind }) => kind !== 'safety').map(({ title }) => title))];
  if (titles.length === 0) return null;
  return <p className="px-1 text-meta text-ink-2">From: {titles.join(', ')}</p>;
}

function Photo({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      <img src={url} alt="Sent by you" className="max-h-72 max-w-full rounded-control" />
    </a>
  );
}
