import type { PaletteGroup, PaletteItem } from './palette-item.ts';

/** Without accents and capitals: "cafe" finds "Café". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (q: string) => plain(q).trim().split(/\s+/).filter(Boolean);

/** How well an item fits: 0 the best; null where it does not. Each word has to be found. */
function fitOf(item: PaletteItem, q: string, kind: PaletteGroup['kind']): number | null {
  const words = wordsOf(q);
  const name = plain(item.words);
  const all = ` ${name} ${plain(`${item.more ?? ''} ${item.also ?? ''}`)}`;
  if (words.length > 0 && name.startsWith(words.join(' '))) return 0;
  if (words.every((word) => begins(all, word))) return 1;
  return kind === 'things' && words.every((word) => all.includes(word)) ? 2 : null;
}

/** Behind a space or a sign such as a bracket. */
const begins = (all: string, word: string): boolean => {
  for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(all.charAt(at - 1))) return true;
  return false;
};

/** Those that fit, the best first, of equals what was chosen last, then in their order. */
export function matching(
  { items, kind }: Pick<PaletteGroup, 'items' | 'kind'>,
  q: string,
  recent: readonly string[],
): PaletteItem[] {
  const ageOf = ({ key }: PaletteItem) => (recent.includes(key) ? recent.indexOf(key) : recent.length);
  return items
    .flatMap((item) => {
      const fit = fitOf(item, q, kind);
      return fit === null ? [] : [{ item, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit || ageOf(a.item) - ageOf(b.item))
    .map(({ item }) => item);
}

/** What was found by some words, in the order in which it was shown. */
export type Shown = { q: string; items: readonly PaletteItem[] };

/**
 * What is found arrives in turn: what this browser knows at once, what the server finds a little later. For the same
 * words nothing that is shown moves: later finds stand below. For other words what still fits stays until the server
 * has said.
 */
export function joined(before: Shown, q: string, ...finds: readonly (readonly PaletteItem[])[]): Shown {
  const [known = [], ...later] = finds;
  const still = before.q === q ? before.items : [...known, ...matching({ items: before.items, kind: 'things' }, q, [])];
  const items = [...new Map([...still, ...known, ...later.flat()].map((item) => [item.key, item])).values()];
  const isSame =
    before.q === q &&
    items.length === before.items.length &&
    items.every(({ key }, at) => key === before.items[at]?.key);
  return isSame ? before : { q, items };
}
