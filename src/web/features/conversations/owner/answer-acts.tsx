import type { Message, Source } from '#contract/conversations/messages.ts';
import * as copy from '#contract/messages/en/conversations/owner-chats.ts';
import * as whyCopy from '#contract/messages/en/conversations/why-answer.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';

/** What an owner does about an answer that came from their notes: mend the note, and tell the guest. */
export function AnswerActs({
  message,
  onMend,
  onTell,
}: {
  message: Message;
  onMend: (source: Source) => void;
  onTell: () => void;
}) {
  const notes = notesOf(message);
  if (notes.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {notes.map((source) => (
        <Button key={source.id} size="compact" onClick={() => onMend(source)} className="max-w-full whitespace-normal">
          {fill(whyCopy.wrongMend, { title: source.title })}
        </Button>
      ))}
      <Button size="compact" variant="quiet" onClick={onTell}>
        {copy.tellCorrection}
      </Button>
    </p>
  );
}

const notesOf = ({ sources }: Message) => sources.filter(({ kind }) => kind === 'fact' || kind === 'article');
