import { describe, expect, it } from 'vitest';
import { readCities } from './areas.ts';

describe('cities as they are typed', () => {
  it.each([
    ['Newport', ['Newport']],
    ['Newport; Portland, OR', ['Newport', 'Portland, OR']],
    ['Newport, or, Salem,  Depoe   Bay', ['Newport, OR', 'Salem', 'Depoe Bay']],
    ['Newport; Newport; ', ['Newport']],
    ['OR', ['OR']],
  ])('%s', (typed, cities) => {
    expect(readCities(typed)).toEqual(cities);
  });
});
