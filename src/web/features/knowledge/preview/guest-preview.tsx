import { useId } from 'react';
import type { TypedInForm } from '#contract/knowledge/guest-preview.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/knowledge/guest-preview.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { Composer } from '../../../ui/chat/composer.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { chatItems } from './chat-items.tsx';
import { type GuestPreviewChat, useGuestPreview } from './use-guest-preview.ts';

type Props = {
  /** What stands in the form, saved or not. */
  typed: TypedInForm;
  /** What a guest may ask about it, to be tapped before anything was asked. */
  asks?: readonly string[];
};

/** A chat that answers from what is typed in the form beside it, as a guest whose stay is confirmed would be answered. */
export function GuestPreview({ typed, asks = usualAsks }: Props) {
  const heading = useId();
  const chat = useGuestPreview(typed);
  return (
    <section aria-labelledby={heading} className="flex h-128 flex-col lg:h-full lg:min-h-96">
      <div className="grid gap-1 border-b border-line p-4">
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={heading} className="text-label">
            {copy.title}
          </h3>
          <Badge tone="primary">{copy.preview}</Badge>
          {chat.lines.length > 0 && (
            <Button variant="quiet" size="compact" className="ml-auto" onClick={chat.startOver}>
              {copy.startOver}
            </Button>
          )}
        </div>
        <p className="text-meta text-ink-2">
          {copy.meaning} {chat.propertyName ? fill(copy.askedAt, { property: chat.propertyName }) : copy.asked}
        </p>
      </div>
      <ChatLog label={copy.log} items={chatItems(chat)} tail={<Tail chat={chat} asks={asks} />} className="grow" />
      <Composer
        label={copy.messageLabel}
        placeholder={copy.placeholder}
        sendLabel={copy.ask}
        maxLength={limits.messageLength}
        onSend={chat.ask}
      />
    </section>
  );
}

const usualAsks = [copy.askWifi, copy.askParking, copy.askTrash, copy.askCheckout, copy.askBroken];

/** Behind the last line: that it is being answered, what went wrong, or what can be tapped. */
function Tail({ chat, asks }: { chat: GuestPreviewChat; asks: readonly string[] }) {
  const { lines, answers, isAnswering, error } = chat;
  if (error) return <LoadFailed onRetry={chat.retry}>{messageOf(error, copy.failed)}</LoadFailed>;
  if (answers.length < lines.length)
    return isAnswering ? (
      <p role="status" className="px-1 text-meta text-ink-2">
        {copy.answering}
      </p>
    ) : null;
  if (lines.length === 0) return <Taps label={copy.trySome} of={asks} onTap={chat.ask} />;
  return <Taps label={copy.tapToChoose} of={answers.at(-1)?.choices ?? []} onTap={chat.ask} />;
}

function Taps({ label, of, onTap }: { label: string; of: readonly string[]; onTap: (line: string) => void }) {
  if (of.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-meta text-ink-2">{label}</p>
      <div className="flex flex-wrap gap-2">
        {of.map((line) => (
          <Button key={line} size="compact" className="text-left whitespace-normal" onClick={() => onTap(line)}>
            {line}
          </Button>
        ))}
      </div>
    </div>
  );
}
