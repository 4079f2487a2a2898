import { expect, test } from 'vitest';
import { usStateCodes } from './states.ts';
import { stateOfZip } from './zip-states.ts';

test.each([
  ['97365', 'OR'],
  ['973', 'OR'],
  ['02108', 'MA'],
  ['05544', 'MA'],
  ['05401', 'VT'],
  ['00501', 'NY'],
  ['10001-1234', 'NY'],
  ['20170', 'VA'],
  ['73301', 'TX'],
  ['73102', 'OK'],
  ['79901', 'TX'],
  ['88510', 'TX'],
  ['39901', 'GA'],
  ['96801', 'HI'],
  ['99501', 'AK'],
  ['33101', 'FL'],
  ['83702', 'ID'],
  ['82001', 'WY'],
])('%s is in %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});

test.each(['', '97', 'abc', '20001', '00901', '09012', '34001', '96201', '96910'])('%j is in none of the 50', (zip) => {
  expect(stateOfZip(zip)).toBeNull();
});

test('each state has ZIP codes', () => {
  const found = new Set(Array.from({ length: 1000 }, (_, prefix) => stateOfZip(String(prefix).padStart(3, '0'))));
  expect(usStateCodes.filter((state) => !found.has(state))).toEqual([]);
});
