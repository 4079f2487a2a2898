import type { RemovedHouse as House } from '#contract/conversations/guest.ts';
import * as english from '#contract/messages/en/guest-left.ts';
import { sayFrom } from '#contract/messages/languages.ts';
import { homePhone } from '#contract/phones.ts';
import { telOf } from '#contract/site/support.ts';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { formatInstant } from '../../../ui/time.tsx';
import { Calm, type HouseProps, InDanger } from './chat-trouble.tsx';
import { speakerOf } from './guest-bubble.tsx';
import { useGuestWords } from './guest-words.tsx';

/** The property behind the link was removed: whom to call, and the chat as it ended, to be read only. */
export function RemovedHouse({ house: { property_name: property, contact, support_phone, messages } }: HouseProps) {
  const { language, later } = useGuestWords();
  const sentences = later?.left ?? english;
  const say = sayFrom<typeof english>(language, sentences);
  return (
    <Calm title={property ? say('houseLeftNamed', { property }) : say('houseLeft')}>
      <p>{say('callHost')}</p>
      {contact && (
        <p>
          <Fill of={sentences.callContact} with={{ contact: contact.company_name, number: call(contact.phone) }} />
        </p>
      )}
      <p>
        <Fill of={sentences.callTeam} with={{ number: call(support_phone) }} />
      </p>
      <InDanger />
      {messages.length > 0 && <Lines messages={messages} label={say('chatUntilThen')} />}
    </Calm>
  );
}

const call = (number: string) => (
  <a href={telOf(number)} className="whitespace-nowrap py-2.75 text-primary-text underline">
    {homePhone(number) ?? number}
  </a>
);

function Lines({ messages, label }: { messages: House['messages']; label: string }) {
  const words = useGuestWords();
  return (
    <section aria-label={label} className="grid gap-3 border-t border-line pt-4 text-body">
      <h2 className="text-label text-ink">{label}</h2>
      {messages.map((line) => (
        <ChatBubble
          key={line.id}
          from={line.kind === 'event' ? 'system' : line.author === 'guest' ? 'own' : 'other'}
          name={speakerOf(line, words)}
          when={formatInstant(line.created_at, { locale: words.locale })}
        >
          <span className="wrap-anywhere whitespace-pre-line">{line.body}</span>
        </ChatBubble>
      ))}
    </section>
  );
}
