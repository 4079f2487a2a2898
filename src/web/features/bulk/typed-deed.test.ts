import { expect, test } from 'vitest';
import { propertyDeeds } from '#contract/enumerations/bulk.ts';
import { deedOf, forCount, groupsOf, groupValue, nothingTyped } from './typed-deed.ts';

test('nothing is done while something is missing', () => {
  for (const act of [...propertyDeeds, 'assign_to_properties', 'copy_articles'] as const)
    expect(deedOf(act, nothingTyped)).toBeNull();
  expect(deedOf('add_article', { ...nothingTyped, title: 'Bins' })).toBeNull();
});

test('an area is read as it is written, and is not set while a ZIP code is wrong', () => {
  const area = { kind: 'set_area', service_zips: ['97365', '97366'], service_cities: ['Newport', 'Portland, OR'] };
  const typed = { ...nothingTyped, zips: '97365, 97366 97365', cities: 'Newport; Portland, OR' };
  expect(deedOf('set_area', typed)).toEqual(area);
  expect(deedOf('set_area', { ...typed, zips: '9736' })).toBeNull();
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
  const house = (...groups: { kind: 'tag' | 'building'; name: string }[]) => ({ groups });
  const sea = { kind: 'tag' as const, name: 'Sea' };
  expect(groupsOf([house(sea), house(sea, { kind: 'building', name: 'Mill' })])).toEqual([
    { kind: 'building', name: 'Mill', count: 1 },
    { ...sea, count: 2 },
  ]);
});
