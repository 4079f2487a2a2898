// Two snippets of one FAQ that say the same: with one of them taken away, the other still answers.

import type { Snippet } from '#language/ranking';
import { isStopWord, tokens } from '#language/text';

/** So much of the telling words of two snippets must be the same for one to be the other's twin. */
const twinShare = 0.5;

/** The same answer, or much the same words in question and answer. */
export function areTwins(a: Snippet, b: Snippet): boolean {
  if (a.text.trim().toLowerCase() === b.text.trim().toLowerCase()) return true;
  return alike(a.title, b.title) >= twinShare || alike(a.text, b.text) >= twinShare;
}

/** How much of the telling words of two texts is the same: 0 to 1. */
function alike(a: string, b: string): number {
  const [left, right] = [telling(a), telling(b)];
  const shared = [...left].filter((stem) => right.has(stem)).length;
  return shared / Math.max(1, left.size + right.size - shared);
}

function telling(text: string): Set<string> {
  const known = kept.get(text) ?? new Set(tokens(text).flatMap(({ word, stem }) => (isStopWord(word) ? [] : [stem])));
  kept.set(text, known);
  return known;
}

const kept = new Map<string, Set<string>>();
