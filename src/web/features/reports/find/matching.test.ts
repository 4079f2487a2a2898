import fc from 'fast-check';
import { Search } from 'lucide-react';
import { expect, test } from 'vitest';
import { joined, matching } from './matching.ts';
import type { PaletteItem } from './palette-item.ts';

const item = (words: string, more = ''): PaletteItem => ({ key: words, words, more, icon: Search, choose: () => {} });
const found = (kind: 'acts' | 'things', words: string[], q: string, recent: string[] = []) =>
  matching({ kind, items: words.map((one) => item(one)) }, q, recent).map((one) => one.words);

test('an act is found by how its words begin, a thing by any part', () => {
  expect(found('acts', ['Add Stay', 'Stays', 'Print House Sheet'], 'sta')).toEqual(['Stays', 'Add Stay']);
  expect(found('acts', ['Add Stay'], 'tay')).toEqual([]);
  expect(found('things', ['Cedar Cottage', 'The Cottage'], 'ottag')).toEqual(['Cedar Cottage', 'The Cottage']);
  expect(found('things', ['Cedar Cottage (back)'], 'back cedar')).toEqual(['Cedar Cottage (back)']);
});

test('accents and capitals make no difference', () => {
  expect(found('things', ['Café Über'], 'cafe uber')).toEqual(['Café Über']);
  expect(found('things', ['Cafe'], 'CAFÉ')).toEqual(['Cafe']);
});

test('what was chosen last comes first among equals, and not before what fits better', () => {
  const houses = ['Aspen Loft', 'Birch Loft', 'Loft'];
  expect(found('things', houses, '', ['Birch Loft'])).toEqual(['Birch Loft', 'Aspen Loft', 'Loft']);
  expect(found('things', houses, 'loft', ['Birch Loft'])).toEqual(['Loft', 'Birch Loft', 'Aspen Loft']);
});

const words = fc.constantFrom('a', 'ab', 'b', 'abc', 'bc', 'c');
const things = fc.uniqueArray(words, { maxLength: 5 }).map((all) => all.map((one) => item(one)));

test('for the same words nothing that is shown moves or goes, however often more is found', () =>
  fc.assert(
    fc.property(words, fc.array(fc.tuple(things, things), { minLength: 1, maxLength: 6 }), (q, finds) => {
      let shown = joined({ q: 'before', items: [] }, q);
      for (const [known, found] of finds) {
        const before = shown.items.map(({ key }) => key);
        shown = joined(shown, q, known, found);
        const after = shown.items.map(({ key }) => key);
        expect(after.slice(0, before.length)).toEqual(before);
        expect(new Set(after).size).toBe(after.length);
        for (const { key } of [...known, ...found]) expect(after).toContain(key);
        expect(joined(shown, q, known, found)).toBe(shown);
      }
    }),
  ));

test('for other words only what fits them stays until the server has said', () => {
  const shown = joined({ q: '', items: [] }, 'ce', [item('Cedar Cottage')], [item('Ceiling fan', 'at Birch House')]);
  expect(joined(shown, 'cei', []).items.map((one) => one.words)).toEqual(['Ceiling fan']);
  expect(joined(shown, 'birch', []).items.map((one) => one.words)).toEqual(['Ceiling fan']);
  expect(joined(shown, 'x', []).items).toEqual([]);
});
