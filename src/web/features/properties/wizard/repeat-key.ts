import { v4 } from 'uuid';

let last = { body: '', key: '' };

/** The same key for the same body: a save whose answer was lost is repeated without making a second property. */
export function keyFor(body: object): string {
  const text = JSON.stringify(body);
  if (text !== last.body) last = { body: text, key: v4() };
  return last.key;
}
