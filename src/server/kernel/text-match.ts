import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { digitsIn } from '#contract/phones.ts';

/** For `ilike`: the word anywhere, its own `%` and `_` meaning themselves. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether each of the words stands somewhere in what is said, whatever its case. */
export const saysWords = (said: SQL, words: string): SQL | undefined =>
  and(...words.split(/\s+/).map((word) => sql`${said} ilike ${likePattern(word)}`));

/** As above, with a phone number beside it, of which each word may be a part. */
export const saysWordsOrPhone = (said: SQL, phone: PgColumn, words: string): SQL | undefined =>
  and(...words.split(/\s+/).map((word) => or(sql`${said} ilike ${likePattern(word)}`, hasDigits(phone, word))));

/** Whether the digits stand in a number; undefined for what is no part of one. */
export function hasDigits(phone: PgColumn, typed: string): SQL | undefined {
  const digits = digitsIn(typed);
  return digits.length < 2 ? undefined : sql`regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`}`;
}
