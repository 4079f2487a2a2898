import { expect, test } from 'vitest';
import { fallbacksText, money, monthWords } from './model-words.ts';

test('reasons are told by how often they were, and not at all when there were none', () => {
  expect(fallbacksText({ cap: 1, slow: 3 })).toBe('Too slow 3, Over the cap 1');
  expect(fallbacksText({})).toBeNull();
});

test.each([
  [0, '$0.00'],
  [0.0042, '$0.0042'],
  [12.3, '$12.30'],
])('%d dollars are %s', (dollars, words) => expect(money(dollars)).toBe(words));

test('a month is named as bills name it, in UTC', () => expect(monthWords('2026-11-01')).toBe('November 2026'));
