// One slip of the fingers in a short word: a letter dropped, doubled, or two swapped. Never a letter changed: that
// makes other words.

import { isForeignWord } from '../languages/translate-words.ts';
import { dataText } from '../text/data-text.ts';
import { isStopWord } from '../text/text.ts';

/** The one word of `ours` that `word` was meant to be, or null. */
export function slipOf(word: string, ours: Set<string>): string | null {
  const known = meant.get(word);
  if (known !== undefined) return known;
  const found =
    word.length < 4 || word.length > 8 || isStopWord(word) || common.has(word) || isForeignWord(word)
      ? null
      : nearest(word, ours);
  if (meant.size < 20_000) meant.set(word, found);
  return found;
}

function nearest(word: string, ours: Set<string>): string | null {
  if (!/^[a-z]+$/.test(word) || ours.has(word)) return null;
  const doubled = word.replace(/(.)\1/, '$1');
  if (doubled !== word && doubled.length >= 4 && ours.has(doubled)) return doubled;
  for (let i = 1; i + 1 < word.length; i++) {
    const swapped = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
    if (ours.has(swapped)) return swapped;
  }
  for (let i = 1; i < word.length + 1; i++) {
    for (const letter of letters) {
      const whole = word.slice(0, i) + letter + word.slice(i);
      if (whole.length >= 5 && ours.has(whole)) return whole;
    }
  }
  return null;
}

/** Whether nobody can mean another word by it: it is one, however near one of ours it comes ("strike", "stroke"). */
export const isCommon = (word: string): boolean => common.has(word);

/**
 * Whether so few letters differ that it may be the same word, typed or spelled wrongly: one, of a long word two. What
 * only sounds alike ("funding", "fainting") is another word, and so is a word of another language ("alugado", rented,
 * beside "alagado", flooded) that differs in more than its ending.
 */
export function isSlipOf(typed: string, meant: string): boolean {
  if (!sameButEnding(typed, meant) && isForeignWord(typed)) return false;
  const maxSlips = Math.max(typed.length, meant.length) >= longWord ? 2 : 1;
  return Math.abs(typed.length - meant.length) <= maxSlips && slipsBetween(typed, meant) <= maxSlips;
}

const sameButEnding = (one: string, other: string): boolean =>
  one.slice(0, Math.max(one.length, other.length) - endingLetters) ===
  other.slice(0, Math.max(one.length, other.length) - endingLetters);

const endingLetters = 2;
const longWord = 8;

/** Letters dropped, added, changed, or swapped with their neighbor. */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const at = (up: number, left: number): number => (up === 0 ? row : rows[i - up])?.[j - left] ?? 0;
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + same, swapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const meant = new Map<string, string | null>();
const common = new Set(dataText('common-words.txt').split(/\s+/));
