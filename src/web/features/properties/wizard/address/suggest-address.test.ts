import { expect, test } from 'vitest';
import { type AddressNow, type KnownAddress, suggestAddress } from './suggest-address.ts';

const empty: AddressNow = { street_address: '', city: '', state: '', zip: '' };
const newport = { city: 'Newport', state: 'OR', zip: '97365', groups: [] };
const known: KnownAddress[] = [
  { ...newport, street_address: '212 Garden Street' },
  { ...newport, street_address: '18 Garden Street' },
  { ...newport, street_address: '7 Garnet Way', zip: '97366' },
  {
    street_address: '200 Bay St, Unit 3',
    city: 'Sedona',
    state: 'AZ',
    zip: '86336',
    groups: [{ kind: 'building', name: 'Harbor Lofts' }],
  },
  {
    street_address: '200 Bay St, Unit 4',
    city: 'Sedona',
    state: 'AZ',
    zip: '86336',
    groups: [{ kind: 'building', name: 'Harbor Lofts' }],
  },
];
const ask = (field: 'street_address' | 'city' | 'zip', typed: string, now = empty) =>
  suggestAddress(field, typed, now, known).map(({ value, fills }) => [value, ...Object.values(fills)].join(', '));

test('a street goes on as another house has it, under the number that is typed', () => {
  expect(ask('street_address', '14 gar')).toEqual([
    '14 Garden Street, Newport, OR, 97365',
    '14 Garnet Way, Newport, OR, 97366',
  ]);
  expect(ask('street_address', '200 bay')).toEqual(['200 Bay St, Sedona, AZ, 86336']);
});

test('the name of a building stands for its address', () => {
  expect(ask('street_address', 'harbor')).toEqual(['200 Bay St, Sedona, AZ, 86336']);
});

test('a street without a number, a number alone and one letter suggest nothing', () => {
  for (const typed of ['', 'Garden', '14', '14 g', '99 Nowhere']) expect(ask('street_address', typed)).toEqual([]);
});

test('a city brings its state, and its ZIP where all houses there have one', () => {
  expect(ask('city', 'n')).toEqual(['Newport, OR']);
  expect(ask('city', 'sed')).toEqual(['Sedona, AZ, 86336']);
});

test('a ZIP brings its city and state', () => {
  expect(ask('zip', '97')).toEqual(['97365, Newport, OR', '97366, Newport, OR']);
});

test('what would change nothing is not suggested', () => {
  const now = { street_address: '14 Garden Street', city: 'Elsewhere', state: 'WA', zip: '98101' };
  expect(ask('street_address', '14 Garden Street', now)).toEqual([]);
  expect(ask('street_address', '14 Garden Street', { ...now, zip: '' })).toEqual([
    '14 Garden Street, Newport, OR, 97365',
  ]);
});
