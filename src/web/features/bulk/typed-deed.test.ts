import { expect, test } from 'vitest';
import { deedOf, forCount, groupsOf, groupValue, nothingTyped } from './typed-deed.ts';

test('nothing is done while something is missing', () => {
  for (const act of ['add_group', 'remove_group', 'assign_contractor', 'set_rules', 'add_article'] as const)
    expect(deedOf(act, nothingTyped)).toBeNull();
  expect(deedOf('add_article', { ...nothingTyped, title: 'Bins' })).toBeNull();
});

test('a group is taken away by its kind and its whole name', () => {
  const group = { kind: 'owner' as const, name: 'Ada tag Byron' };
  expect(deedOf('remove_group', { ...nothingTyped, removed: groupValue(group) })).toEqual({
    kind: 'remove_group',
    group,
  });
});

test('the text of an article does not ask for another count', () => {
  const deed = deedOf('add_article', { ...nothingTyped, title: 'Bins', body: 'Blue ones.' });
  const longer = deedOf('add_article', { ...nothingTyped, title: 'Bins', body: 'Blue ones, on Tuesdays.' });
  expect(deed && forCount(deed)).toEqual(longer && forCount(longer));
});

test('groups of the chosen properties are offered once, with how many have each', () => {
  const house = (...groups: { kind: 'tag' | 'building'; name: string }[]) =>
    ({ groups }) as unknown as Parameters<typeof groupsOf>[0][number]; // of a row its groups alone are read
  const sea = { kind: 'tag' as const, name: 'Sea' };
  expect(groupsOf([house(sea), house(sea, { kind: 'building', name: 'Mill' })])).toEqual([
    { kind: 'building', name: 'Mill', count: 1 },
    { ...sea, count: 2 },
  ]);
});
