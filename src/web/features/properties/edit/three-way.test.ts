import { expect, test } from 'vitest';
import { emptyValues } from '../wizard/values.ts';
import { changedNames, rebase } from './three-way.ts';

const base = { ...emptyValues, name: 'Birch House', beds: '2', wifi_name: 'Birch' };

test('what only they changed is taken over, what only I changed stays', () => {
  const { values, taken, clashes } = rebase(base, { ...base, wifi_name: 'Elm' }, { ...base, beds: '3' });
  expect(values).toMatchObject({ wifi_name: 'Elm', beds: '3' });
  expect(taken).toEqual(['beds']);
  expect(clashes).toEqual([]);
});

test('what both changed differently stays mine until I decide', () => {
  const { values, taken, clashes } = rebase(base, { ...base, beds: '4' }, { ...base, beds: '3' });
  expect(values.beds).toBe('4');
  expect(taken).toEqual([]);
  expect(clashes).toEqual([{ name: 'beds', mine: '4', theirs: '3' }]);
});

test('the same change twice is none', () => {
  expect(rebase(base, { ...base, beds: '3' }, { ...base, beds: '3' })).toMatchObject({ taken: [], clashes: [] });
});

test('a save sends only what was changed', () => {
  expect(changedNames(base, { ...base, beds: '', wifi_name: 'Elm' })).toEqual(['beds', 'wifi_name']);
});
