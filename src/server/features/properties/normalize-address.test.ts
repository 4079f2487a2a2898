import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Address, normalizeAddress } from './normalize-address.ts';

const words = fc.array(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿß]{1,9}$/), { minLength: 1, maxLength: 3 });
const houseNumber = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('½', ' 1/2', '-2')).map(([n, rest]) => `${n}${rest}`),
);
const address: fc.Arbitrary<Address> = fc.record({
  street_address: fc.tuple(houseNumber, words).map(([number, name]) => `${number} ${name.join(' ')}`),
  city: words.map((all) => all.join(' ')),
  state: fc.constantFrom('OR', 'CA', 'NY'),
  zip: fc.stringMatching(/^[0-9]{5}$/),
});
const mark = fc.constantFrom('.', ',', ' ', '  ', ', ', '. ', ' - ', '\t', ' #');
/** The same address as somebody else would write it. */
const rewritten = fc
  .tuple(address, mark, fc.boolean(), fc.boolean(), fc.boolean())
  .map(([one, between, loud, long, cut]) => {
    const by = (part: string) => {
      const spaced = part.split(' ').join(between);
      return (loud ? spaced.toUpperCase() : spaced.toLowerCase()).normalize(cut ? 'NFD' : 'NFC');
    };
    const other = { ...one, street_address: ` ${by(one.street_address)}.`, city: by(one.city) };
    return [one, { ...other, zip: long ? `${one.zip}-1234` : one.zip }] as const;
  });

describe('the form in which addresses are compared', () => {
  test('does not change when it is taken again', () => {
    fc.assert(
      fc.property(address, (one) => {
        const [street_address = '', city = '', state = '', zip = ''] = normalizeAddress(one).split('|');
        expect(normalizeAddress({ street_address, city, state, zip })).toBe(normalizeAddress(one));
      }),
    );
  });

  test('is one for whatever case, spaces, punctuation, accents’ spelling and ZIP+4 it is written in', () => {
    fc.assert(
      fc.property(rewritten, ([one, other]) => {
        expect(normalizeAddress(other)).toBe(normalizeAddress(one));
      }),
    );
  });

  test('never makes one of two house numbers', () => {
    fc.assert(
      fc.property(address, houseNumber, houseNumber, words, (one, a, b, street) => {
        const meaning = (number: string) => number.replace('½', ' 1/2').match(/\d+/g)?.join(' ');
        fc.pre(meaning(a) !== meaning(b));
        const at = (number: string) => normalizeAddress({ ...one, street_address: `${number} ${street.join(' ')}` });
        expect(at(a)).not.toBe(at(b));
      }),
    );
  });

  test.each([
    ['12 3rd Street', '123 Rd Street'],
    ['1 23 Main Street', '12 3 Main Street'],
    ['121/2 Main Street', '12½ Main Street'],
    ['5 Main Street 6', '56 Main Street'],
  ])('keeps %j and %j apart', (street_address, other) => {
    const at = (street: string) =>
      normalizeAddress({ street_address: street, city: 'Reno', state: 'NV', zip: '89501' });
    expect(at(street_address)).not.toBe(at(other));
  });

  test('a city is not a street', () => {
    const base = { state: 'NV', zip: '89501' };
    expect(normalizeAddress({ ...base, street_address: '1 Main Reno', city: 'City' })).not.toBe(
      normalizeAddress({ ...base, street_address: '1 Main', city: 'Reno City' }),
    );
  });
});
