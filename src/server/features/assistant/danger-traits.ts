// What the learned reader of danger looks at in a message, as column numbers: words, pairs, pieces of words, and our
// slots, which all languages share.
import { plainWords } from './danger-book.ts';
import { type Reading, readMessage } from './slot-rules.ts';

/** Columns of one message, with the weight each of them has there. */
export interface Traits {
  columns: number[];
  shares: number[];
}

/**
 * Each sort of trait counts for the same however many a message has of it: a long one is no more dangerous; two words
 * (`few`) tell less.
 */
export function traitsOf(reading: Reading, width: number): Traits {
  const words = plainWords(reading.text).split(' ').filter(Boolean);
  const slots = [...reading.whole.slots].sort();
  const sorts: [weight: number, few: number, names: string[]][] = [
    [1, 4, words],
    [0.7, 4, words.map((word, i) => `${words[i - 1] ?? '^'} ${word}`)],
    [1, 40, words.flatMap(piecesOf)],
    [1.2, 2, slots.map((slot) => `#${slot}`)],
    [1, 2, slots.flatMap((one, i) => slots.slice(i + 1).map((other) => `#${one} ${other}`))],
    [0.7, 2, formOf(reading)],
  ];
  const traits: Traits = { columns: [], shares: [] };
  for (const [weight, few, names] of sorts) {
    const found = new Set(names.map((name) => hash(name) % width));
    const share = weight / Math.sqrt(Math.max(found.size, few));
    for (const column of found) {
      traits.columns.push(column);
      traits.shares.push(share);
    }
  }
  return traits;
}

/** Three to five letters in a row, with the word's ends: endings and slips of the fingers leave most of them whole. */
function piecesOf(word: string): string[] {
  const ended = `<${word}>`;
  const pieces: string[] = [];
  for (let length = 3; length <= 5; length++)
    for (let at = 0; at + length <= ended.length; at++) pieces.push(`~${ended.slice(at, at + length)}`);
  return pieces;
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

/** FNV-1a, with its bits mixed once more so that every remainder is as likely. */
function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) sum = Math.imul(sum ^ name.charCodeAt(i), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 12)) >>> 0;
}

/** Words of one stretch, and how far the next begins behind it: in a long message danger is a sentence among many. */
const oneStretch = 22;
const stride = 11;
const mostStretches = 24;

export function stretchesOf(reading: Reading): Reading[] {
  const words = reading.text.split(/\s+/);
  if (words.length <= oneStretch + stride) return [reading];
  const stretches: Reading[] = [];
  for (let at = 0; at < words.length - stride && stretches.length < mostStretches; at += stride)
    stretches.push(readMessage(words.slice(at, at + oneStretch).join(' ')));
  return stretches;
}
