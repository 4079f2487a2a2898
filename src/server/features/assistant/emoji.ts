// A message of emoji alone is a look or a nod, not a question: read as the word it stands for where we have asked
// something, and otherwise given a few words back.
import type { Decision, EngineInput } from './engine.ts';
import { decided, sentence, type TurnContext } from './turn.ts';

type Sense = 'danger' | 'no' | 'sad' | 'thanks' | 'hello' | 'done' | 'fine' | 'other';

/** What emoji alone say; null for a message with words, figures or a question in it. What may be danger counts first. */
export function emojiSense(text: string): Sense | null {
  if (!alone.test(text) || !some.test(text)) return null;
  return senses.find(([, signs]) => signs.test(text))?.[0] ?? 'other';
}

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
  const key = pending?.kind === 'danger' ? 'danger_ask' : replies[sense];
  return decided(turn, { reply: [sentence(turn, key)], reason: 'talk.emoji', state: { pending } });
}

const some = /[\p{Extended_Pictographic}\p{RI}]|[:;=]['-]?[()DPp/|]|<3/u;
/** Emoji with their joiners and tones, flags, and the smileys of keyboards; full stops and exclamation marks besides. */
const alone =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\p{Cf}\s.!]|\p{Variation_Selector}|[:;=]['-]?[()DPp/|]|<3)+$/u;

const senses: [Sense, RegExp][] = [
  ['danger', /🔥|🚒|🧯|🚑|🆘|🚨|☠|💀|🩸|🤕|🚓|👮/u],
  ['no', /👎|❌|🚫|🙅|✖/u],
  ['sad', /😢|😭|😞|😟|😔|🙁|☹|😠|😡|🤬|😤|😩|😫|😱|😰|😨|🤢|🤮|🤒|💔|:'?-?\(|=\(|:-?[/|]/u],
  ['thanks', /🙏|❤|🧡|💛|💚|💙|💜|🖤|🤍|🤎|💕|💖|💗|💓|💞|💘|💝|♥|😍|🥰|😘|🤗|🫶|💐|🌹|<3/u],
  ['hello', /👋|🤝/u],
  ['done', /✅|☑|✔|💯|🎉|🥳|🙌|👏/u],
  ['fine', /👍|👌|🆗|🤙|💪|✌|🤞|😀|😃|😄|😁|😆|😅|🤣|😂|🙂|🙃|😉|😊|😇|😎|🤩|😋|😌|😏|☺|🫡|⭐|🌟|✨|[:;=]-?[)DPp]/u],
];

/** Where we have asked something. Anything else says nothing to it. */
const spoken: Partial<Record<Sense, string>> = { no: 'no', fine: 'ok', done: 'yes' };

const replies: Record<Sense, string> = {
  danger: 'danger_ask',
  no: 'emoji_sad',
  sad: 'emoji_sad',
  thanks: 'thanks',
  hello: 'greeting',
  done: 'emoji_fine',
  fine: 'emoji_fine',
  other: 'emoji_other',
};
