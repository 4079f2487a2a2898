import { newKey } from './new-key.ts';
// The calls that make something new each time they are done, and those that refuse to be done twice: by procedure for
// the typed client (`making-procedures.ts`), by address for the light one. Pressed again after an answer that was lost,
// each is one with the first. `making.test.ts` finds what is left out. Not among them: acts that are taken back and done
// anew in the same words, such as starring, which the server would take for a repetition.

export const makingPaths =
  /^\/(questions|site-chat\/[^/]+|answers\/[^/]+|jobs\/[^/]+\/(ask-more|follow-up|messages)|guest\/[^/]+\/conversations\/[^/]+\/(messages|work-orders\/[^/]+\/message))$/;

type Kept = { what: string; key: string };

const place = 'porchlight.unanswered';
const mostKept = 20;
let ofPage: readonly Kept[] | undefined;

/** The key of a call that makes something: the same body has the same key until it was answered, over a reload too. */
export function keyFor(call: string, body: unknown): string {
  const what = digestOf(`${call} ${JSON.stringify(body)}`);
  const known = kept().find((one) => one.what === what);
  if (known) return known.key;
  const key = newKey();
  keep([{ what, key }, ...kept()].slice(0, mostKept));
  return key;
}

/** The server has looked at this call: what is sent from now on is another one. */
export function dropKey(key: string | null) {
  if (kept().some((one) => one.key === key)) keep(kept().filter((one) => one.key !== key));
}

function kept(): readonly Kept[] {
  ofPage ??= read();
  return ofPage;
}

function read(): readonly Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as Kept[]; // written below
  } catch {
    return [];
  }
}

function keep(next: readonly Kept[]) {
  ofPage = next;
  try {
    sessionStorage.setItem(place, JSON.stringify(next));
  } catch {
    // It lasts as long as the page.
  }
}

/** Of what was typed nothing is kept but 53 bits; two bodies with the same are told apart by the server, which refuses. */
function digestOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
