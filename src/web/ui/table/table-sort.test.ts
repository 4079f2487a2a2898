import { expect, test } from 'vitest';
import { type Column, nextSort, sortRows } from './table-sort.ts';

type House = { name: string; feet: number | null };
const houses: House[] = [
  { name: 'Unit 10', feet: 900 },
  { name: 'unit 2', feet: null },
  { name: 'Cedar', feet: 10_000 },
];
const columns: Column<House>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'feet', header: 'Sq Ft', cell: ({ feet }) => feet, sortBy: ({ feet }) => feet },
];
const names = (key: string, direction: 'asc' | 'desc') =>
  sortRows(houses, columns, { key, direction }).map(({ name }) => name);

test('text is sorted as people sort it: without case, numbers inside by value', () => {
  expect(names('name', 'asc')).toEqual(['Cedar', 'unit 2', 'Unit 10']);
});

test('numbers are sorted by value and what has none comes last both ways', () => {
  expect(names('feet', 'asc')).toEqual(['Unit 10', 'Cedar', 'unit 2']);
  expect(names('feet', 'desc')).toEqual(['Cedar', 'Unit 10', 'unit 2']);
});

test('without a sort the order stays', () => expect(sortRows(houses, columns, null)).toBe(houses));

test('a header asks for ascending first, then for the other way round', () => {
  const first = nextSort(null, 'feet');
  expect(first).toEqual({ key: 'feet', direction: 'asc' });
  expect(nextSort(first, 'feet').direction).toBe('desc');
  expect(nextSort(nextSort(first, 'feet'), 'name')).toEqual({ key: 'name', direction: 'asc' });
});
