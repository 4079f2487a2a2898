// What the learned reader of danger looks at in a message, as column numbers: words, pairs, pieces of words, and our
// slots, which all languages share.
import { pairsOf, piecesOf, spread, type Traits } from '../text/traits.ts';
import { plainWords } from './danger-book.ts';
import { type Reading, readMessage } from './slot-rules.ts';

/** Two words (`few`) tell less than a sentence. */
export function traitsOf(reading: Reading, width: number): Traits {
  const words = plainWords(reading.text).split(' ').filter(Boolean);
  const slots = [...reading.whole.slots].sort();
  return spread(
    [
      [1, 4, words],
      [0.7, 4, pairsOf(words)],
      [1, 40, words.flatMap(piecesOf)],
      [1.2, 2, slots.map((slot) => `#${slot}`)],
      [1, 2, slots.flatMap((one, i) => slots.slice(i + 1).map((other) => `#${one} ${other}`))],
      [0.7, 2, formOf(reading)],
    ],
    width,
  );
}

/** Whether it asks, supposes or denies, as the rules read it. */
function formOf({ text, clauses }: Reading): string[] {
  return [
    text.includes('?') ? '?mark' : '?none',
    clauses.every(({ asked }) => asked) ? '?asked' : '?told',
    ...(clauses.some(({ supposed }) => supposed) ? ['?supposed'] : []),
    ...(clauses.some(({ negated }) => negated) ? ['?negated'] : []),
  ];
}

/** Words of one stretch, and how far the next begins behind it: in a long message danger is a sentence among many. */
const oneStretch = 22;
const stride = 11;
const maxStretches = 24;

export function stretchesOf(reading: Reading): Reading[] {
  const words = reading.text.split(/\s+/);
  if (words.length <= oneStretch + stride) return [reading];
  const stretches: Reading[] = [];
  for (let at = 0; at < words.length - stride && stretches.length < maxStretches; at += stride)
    stretches.push(readMessage(words.slice(at, at + oneStretch).join(' ')));
  return stretches;
}
