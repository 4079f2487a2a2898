import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneUnreadable } from '#contract/phones.ts';
import { phoneToKeep, readPhone, showPhone } from './phones.ts';

test.each([
  ['(541) 555-0110', '+15415550110'],
  ['541.555.0110', '+15415550110'],
  ['1 541 555 0110', '+15415550110'],
  ['+1 (541) 555-0110', '+15415550110'],
  ['  (541) 555-0110 ext. 5 ', '+15415550110'],
  ['541-555-0110 x5', '+15415550110'],
  ['(555) 555-0100', '+15555550100'],
  ['(555) 123-4567', '+15551234567'],
  ['+49 30 123456', '+4930123456'],
  ['+49 (0)30 123456', '+4930123456'],
  ['011 49 30 123456', '+4930123456'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+39 06 6981 2345', '+390669812345'],
  ['+1 876 555 0110', '+18765550110'],
])('%j is kept as %j', (typed, kept) => expect(readPhone(typed)).toBe(kept));

test.each([
  ...['', '12', '555', '555-0110', '312-3456', '1234567890123456', '0049 30 123456', '+1 541 555', '+49 12'],
  ...['(123) 555-0110', '(541) 155-0110', 'ask Joe', 'Joe (541) 555-0110 or (541) 555-0111', '+999 1234567'],
])('%j is no number that can be called', (typed) => expect(readPhone(typed)).toBeUndefined());

test('without a + it is a number of the country that is named', () =>
  expect(readPhone('030 123456', 'DE')).toBe('+4930123456'));

test.each([
  ['+15415550110', '(541) 555-0110'],
  ['+16045550110', '(604) 555-0110'],
  ['+4930123456', '+49 30 123456'],
  ['+442079460958', '+44 20 7946 0958'],
  ['12', '12'],
  ['', ''],
])('%j is shown as %j', (kept, shown) => expect(showPhone(kept)).toBe(shown));

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const anyNumber = fc.oneof(
  digits(10, 10),
  digits(7, 14).map((rest) => `+${rest}`),
  fc
    .tuple(fc.constantFrom('+1', '+49', '+44', '+33', '+39', '+52', '+61', '+91'), digits(7, 11))
    .map((two) => two.join('')),
);

test('what was read is read again from what is shown, the same', () =>
  fc.assert(
    fc.property(anyNumber, (typed) => {
      const kept = readPhone(typed);
      if (kept) expect([readPhone(kept), readPhone(showPhone(kept))]).toEqual([kept, kept]);
    }),
    { numRuns: 3000 },
  ));

test('no text breaks it', () =>
  fc.assert(
    fc.property(fc.string(), (typed) => {
      readPhone(typed);
    }),
  ));

test('a number that cannot be read is refused at its field, one that stands there already is left', () => {
  expect(phoneToKeep('')).toBe('');
  expect(phoneToKeep('12', { kept: '12' })).toBe('12');
  expect(() => phoneToKeep('12', { field: 'guest_phone' })).toThrow(phoneUnreadable);
});
