import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { matchesSearch } from '../address/matches-search.ts';
import { abroadPhone } from './phone-library.ts';
import { PhoneWords, phoneWords } from './phone-words.tsx';

test.each([
  ['+15415550110', '(541) 555-0110'],
  ['+4930123456', '+4930123456'],
  ['12', '12'],
])('without the library %j is read as %j', (kept, read) => {
  expect(phoneWords(kept)).toBe(read);
  expect(renderToStaticMarkup(<PhoneWords of={kept} />)).toBe(read);
});

test('the library sets a number as its country does', () => {
  expect(abroadPhone('+4930123456')).toBe('+49 30 123456');
  expect(abroadPhone('+442079460958')).toBe('+44 20 7946 0958');
});

test.each([
  ['(541) 555-0110', '+15415550110', true],
  ['541.555', '+15415550110', true],
  ['tide 0110', '+15415550110', true],
  ['030 123456', '+4930123456', true],
  ['+49 (0)30', '+4930123456', true],
  ['541 555 0119', '+15415550110', false],
  ['1', '+4930234567', false],
])('a search for %j finds Tide Plumbing with %j: %j', (typed, phone, found) =>
  expect(matchesSearch(typed, ['Tide Plumbing', null], phone)).toBe(found),
);
