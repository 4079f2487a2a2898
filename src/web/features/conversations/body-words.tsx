import { EyeOff } from 'lucide-react';
import type { Message } from '#contract/conversations/messages.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { bodyParts } from './message-parts.ts';

/** A text in which each secret is a named gap: whoever answers has no need of its value. */
export function BodyWords(text: Pick<Message, 'body' | 'secrets'>) {
  return bodyParts(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className="inline-flex items-center gap-1 rounded-check border border-current px-1.5">
        <Icon of={EyeOff} size={14} />
        {fill(copy.secretHiddenHere, { label: part.label })}
      </span>
    ),
  );
}
