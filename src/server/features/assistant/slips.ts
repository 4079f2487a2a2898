// One slip of the fingers in a short word: a letter dropped, doubled, or two swapped. Never a letter changed: that
// makes other words.

import { readFileSync } from 'node:fs';
import { isStopWord } from '#features/knowledge';

/** The one word of `ours` that `word` was meant to be, or null. */
export function slipOf(word: string, ours: Set<string>): string | null {
  const known = meant.get(word);
  if (known !== undefined) return known;
  const found = word.length < 4 || word.length > 8 || isStopWord(word) || common.has(word) ? null : nearest(word, ours);
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

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const meant = new Map<string, string | null>();
const common = new Set(readFileSync(new URL('./data/common-words.txt', import.meta.url), 'utf8').split(/\s+/));
