import type { Snippet } from './snippet.ts';

/** One that anyone may be told. */
export const article = (title: string, text: string): Snippet => ({
  id: `article:${title}`,
  kind: 'article',
  field: null,
  title,
  text,
  words: '',
  audience: 'anyone',
});
