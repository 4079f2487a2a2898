import { and, type SQL, sql } from 'drizzle-orm';

/** For `ilike`: the word anywhere, its own `%` and `_` meaning themselves. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether each of the words stands somewhere in what is said, whatever its case. */
export const saysWords = (said: SQL, words: string): SQL | undefined =>
  and(...words.split(/\s+/).map((word) => sql`${said} ilike ${likePattern(word)}`));
