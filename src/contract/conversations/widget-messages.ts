// What the script on an owner's page and our frame in that page say to each other. Each asks first who says it. No
// schemas: the script is small.
import { limits } from '../limits.ts';

/** The frame is there; it has what was written; the visitor wants to close it; something new was said. */
export type FrameWord = 'ready' | 'taken' | 'close' | 'news';

/** The page begins the chat: with the visitor's first words, or to go on with one of before. */
export type PageWord = { begin: string | null };

type Wrapped<Word> = { porchlight: Word };

export const wrap = <Word extends FrameWord | PageWord>(porchlight: Word): Wrapped<Word> => ({ porchlight });

const frameWords: readonly unknown[] = ['ready', 'taken', 'close', 'news'] satisfies FrameWord[];

/** Undefined for anything else that somebody sends. */
export function readFrameWord(data: unknown): FrameWord | undefined {
  const word = wordIn(data);
  return frameWords.includes(word) ? (word as FrameWord) : undefined;
}

/** The same of the page; words as long as a message may be. */
export function readPageWord(data: unknown): PageWord | undefined {
  const word = wordIn(data);
  if (typeof word !== 'object' || word === null || !('begin' in word)) return undefined;
  const { begin } = word;
  if (begin === null) return { begin };
  return typeof begin === 'string' && begin.length <= limits.messageLength ? { begin } : undefined;
}

const wordIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'porchlight' in data ? data.porchlight : undefined;
