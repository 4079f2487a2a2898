// A message of emoji alone is a look or a nod, not a question: read as the word it stands for where we have asked
// something, and otherwise given a few words back.
import { type EmojiSense, emojiSense } from '#language/reader';
import { decided, type PlainSaying, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import type { EngineInput } from '../../deciding/engine.ts';

/** The message as its rules read it. A thumb is no answer to whether somebody is in danger: we ask again. */
export function spokenText({ text, state }: Pick<EngineInput, 'text' | 'state'>): string {
  const sense = emojiSense(text);
  if (!sense || !state.pending) return text;
  if (state.pending.kind === 'danger') return sense === 'danger' ? 'yes' : text;
  return spoken[sense] ?? text;
}

/** Whatever we have asked is still asked after it. */
export function answerEmoji(turn: TurnContext): Decision | null {
  const sense = emojiSense(turn.input.text);
  if (!sense) return null;
  const { pending } = turn.input.state;
  const key = pending?.kind === 'danger' ? 'dangerAsk' : replies[sense];
  return decided(turn, {
    kind: 'smallTalk',
    about: 'emoji',
    reply: [sentence(turn, key)],
    reason: 'talk.emoji',
    state: { pending },
  });
}

/** Where we have asked something. Anything else says nothing to it. */
const spoken: Partial<Record<EmojiSense, string>> = { no: 'no', fine: 'ok', done: 'yes' };

const replies: Record<EmojiSense, PlainSaying> = {
  danger: 'dangerAsk',
  no: 'emojiSad',
  sad: 'emojiSad',
  thanks: 'thanks',
  hello: 'greeting',
  done: 'emojiFine',
  fine: 'emojiFine',
  other: 'emojiOther',
};
