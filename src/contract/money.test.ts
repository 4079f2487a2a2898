import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsIn, dollars } from './money.ts';

const amounts = fc.integer({ min: 0, max: 99_999_999 });

test('what is written of any amount reads as that amount', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(centsIn(dollars(cents))).toBe(cents);
    }),
  );
});

test('every way to write an amount by hand is the same amount', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('', '$', ' $ '), fc.boolean(), (cents, sign, grouped) => {
      const plain = (cents / 100).toFixed(2);
      const [whole = '', rest] = plain.split('.');
      const typed = grouped ? `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${rest}` : plain;
      expect(centsIn(`${sign}${typed} `)).toBe(cents);
    }),
  );
});

test('what is no amount is none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cents = centsIn(text);
      expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
    }),
  );
  for (const text of ['', 'about 90', '1e3', '-5', '12.345', '0x10', '1.2.3', '1234567'])
    expect(centsIn(text)).toBeNull();
});

test('cents are written only where there are any', () => {
  expect([35_000, 18_550, 125_005, 0].map(dollars)).toEqual(['$350', '$185.50', '$1,250.05', '$0']);
});
