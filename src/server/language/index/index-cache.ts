// One search index per property, kept while its facts and articles stay the same.
import { createHash } from 'node:crypto';
import { buildIndex, type SearchIndex } from './search-index.ts';
import type { Snippet } from './snippet.ts';

/** About 40 kB each: 500 properties stay under 20 MB. */
const maxProperties = 500;
const kept = new Map<string, SearchIndex>();

/** The index of these snippets, built at most once per content. `name` is the property's name. */
export function indexFor(snippets: Snippet[], name = ''): SearchIndex {
  const key = createHash('sha1')
    .update(JSON.stringify([name, snippets]))
    .digest('base64');
  const found = kept.get(key);
  const index = found ?? buildIndex(snippets, name);
  kept.delete(key);
  kept.set(key, index);
  const oldest = kept.keys().next().value;
  if (kept.size > maxProperties && oldest !== undefined) kept.delete(oldest);
  return index;
}
