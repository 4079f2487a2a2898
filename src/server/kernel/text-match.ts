/** For `ilike`: the word anywhere, its own `%` and `_` meaning themselves. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
