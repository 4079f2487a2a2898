import { useEffect, useState } from 'react';
import type { Outgoing } from '../../lib/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { ChatBubble } from '../../ui/chat-bubble.tsx';

type Props = {
  item: Outgoing;
  supportPhone: string;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
};

/** What the guest wrote and the server does not have yet: there at once, with what became of it. */
export function OutgoingBubble({ item, supportPhone, onRetry, onDiscard }: Props) {
  const { client_id, state, content, failures, problem, progress } = item;
  const stuck = state === 'failed' || state === 'refused';
  return (
    <ChatBubble
      from="own"
      name="You"
      state={stuck ? 'failed' : state === 'sending' ? 'sending' : 'waiting'}
      onRetry={() => onRetry(client_id)}
      below={
        stuck && (
          <p className="grid justify-items-end px-1 text-right text-meta text-ink-2">
            {problem}
            {failures >= 2 && (
              <a href={`tel:${supportPhone}`} className="inline-flex items-center underline touch:min-h-11">
                Or call {supportPhone}
              </a>
            )}
            {state === 'refused' && (
              <Button variant="quiet" size="compact" onClick={() => onDiscard(client_id)}>
                Remove
              </Button>
            )}
          </p>
        )
      }
    >
      {content.kind === 'text' ? (
        content.text
      ) : (
        <LocalPhoto file={content.file} progress={state === 'sending' ? progress : null} />
      )}
    </ChatBubble>
  );
}

/** The photo from this device, with how far it is on its way. */
function LocalPhoto({ file, progress }: { file: Blob; progress: number | null }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="grid gap-2">
      {url && <img src={url} alt="Being sent by you" className="max-h-72 max-w-full rounded-control" />}
      {progress !== null && <progress value={progress} aria-label="Photo on its way" className="h-1.5 w-full" />}
    </span>
  );
}
