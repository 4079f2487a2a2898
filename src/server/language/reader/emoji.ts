// A message of emoji alone is a look or a nod, not a question.

export type EmojiSense = 'danger' | 'no' | 'sad' | 'thanks' | 'hello' | 'done' | 'fine' | 'other';

/** What emoji alone say; null for a message with words, figures or a question in it. What may be danger counts first. */
export function emojiSense(text: string): EmojiSense | null {
  if (!alone.test(text) || !some.test(text)) return null;
  return senses.find(([, signs]) => signs.test(text))?.[0] ?? 'other';
}

const some = /[\p{Extended_Pictographic}\p{RI}]|[:;=]['-]?[()DPp/|]|<3/u;
/** Emoji with their joiners and tones, flags, and the smileys of keyboards; full stops and exclamation marks besides. */
const alone =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\p{Cf}\s.!]|\p{Variation_Selector}|[:;=]['-]?[()DPp/|]|<3)+$/u;

const senses: [EmojiSense, RegExp][] = [
  ['danger', /🔥|🚒|🧯|🚑|🆘|🚨|☠|💀|🩸|🤕|🚓|👮/u],
  ['no', /👎|❌|🚫|🙅|✖/u],
  ['sad', /😢|😭|😞|😟|😔|🙁|☹|😠|😡|🤬|😤|😩|😫|😱|😰|😨|🤢|🤮|🤒|💔|:'?-?\(|=\(|:-?[/|]/u],
  ['thanks', /🙏|❤|🧡|💛|💚|💙|💜|🖤|🤍|🤎|💕|💖|💗|💓|💞|💘|💝|♥|😍|🥰|😘|🤗|🫶|💐|🌹|<3/u],
  ['hello', /👋|🤝/u],
  ['done', /✅|☑|✔|💯|🎉|🥳|🙌|👏/u],
  ['fine', /👍|👌|🆗|🤙|💪|✌|🤞|😀|😃|😄|😁|😆|😅|🤣|😂|🙂|🙃|😉|😊|😇|😎|🤩|😋|😌|😏|☺|🫡|⭐|🌟|✨|[:;=]-?[)DPp]/u],
];
