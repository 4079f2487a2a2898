import { expect, test } from 'vitest';
import { standing } from './refusal.ts';

const refusal = { words: 'Please correct the errors noted.', fields: ['zip', 'city'] };

test.each([
  ['both fields are wrong', { zip: 'No ZIP code.', city: 'Required.' }, refusal.words],
  ['one of them is', { zip: undefined, city: { message: 'Required.' } }, refusal.words],
  ['both are mended', { zip: undefined }, null],
  ['another field is wrong', { name: 'Required.' }, null],
])('a refusal of two fields where %s', (_, errors, words) => expect(standing(refusal, errors)).toBe(words));

test('a refusal of the whole stands until the next try', () => {
  expect(standing({ words: "We couldn't save it.", fields: [] }, {})).toBe("We couldn't save it.");
  expect(standing(null, { zip: 'No ZIP code.' })).toBeNull();
});
