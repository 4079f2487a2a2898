import type { Outgoing } from '../../../lib/offline/send-queue.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import { type GuestWords, useGuestWords } from './guest-words.tsx';
import { refusalWords } from './refusal-words.ts';

const LocalPhoto = lazyPart(
  () => import('../../../ui/form/local-photo.tsx').then((part) => part.LocalPhoto),
  ({ name }) => <span className="break-all">{name}</span>,
);

type Props = {
  item: Outgoing;
  supportPhone: string;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
};

/** What the guest wrote and the server does not have yet: there at once, with what became of it. */
export function OutgoingBubble({ item, supportPhone, onRetry, onDiscard }: Props) {
  const { client_id, state, content, failures, progress } = item;
  const words = useGuestWords();
  const { say } = words;
  const stuck = state === 'failed' || state === 'refused';
  return (
    <ChatBubble
      from="own"
      name={say('you')}
      state={stuck ? 'failed' : state === 'sending' ? 'sending' : 'waiting'}
      onRetry={() => onRetry(client_id)}
      below={
        stuck && (
          <p className="grid justify-items-end px-1 text-right text-meta text-ink-2">
            {problemWords(item, words)}
            {failures >= 2 && (
              <a href={`tel:${supportPhone}`} className="inline-flex items-center underline touch:min-h-11">
                {say('orCall', { number: supportPhone })}
              </a>
            )}
            {state === 'refused' && (
              <Button variant="quiet" size="compact" onClick={() => onDiscard(client_id)}>
                {say('remove')}
              </Button>
            )}
          </p>
        )
      }
    >
      {content.kind === 'text' ? (
        content.text
      ) : (
        <span className="grid gap-2">
          <LocalPhoto
            file={content.file}
            name={content.name}
            alt={say('photoBeingSent')}
            className="max-h-72 max-w-full rounded-control"
          />
          {state === 'sending' && (
            <progress value={progress} aria-label={say('photoProgress')} className="h-1.5 w-full" />
          )}
        </span>
      )}
    </ChatBubble>
  );
}

const problemWords = ({ problem, problem_code, content }: Outgoing, words: GuestWords): string | null =>
  problem &&
  refusalWords(words, {
    code: problem_code ?? '',
    message: problem,
    fields: content.kind === 'photo' && problem_code === 'INVALID' ? { file: problem } : {},
    retryAfter: undefined,
  });
