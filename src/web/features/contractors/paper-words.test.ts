import { expect, it } from 'vitest';
import { paperWarnings } from './paper-words.ts';

it.each([
  [null, []],
  ['2027-03-01', []],
  ['2026-12-20', ['warning: Insurance expires Dec 20, 2026']],
  ['2026-12-21', []],
  ['2026-11-20', ['warning: Insurance expires today']],
  ['2026-11-19', ['danger: Insurance lapsed Nov 19, 2026']],
])('an insurance that ends on %s, seen on November 20', (end, expected) => {
  const warnings = paperWarnings({ insurance_expires_on: end, license_expires_on: null }, '2026-11-20');
  expect(warnings.map(({ tone, words }) => `${tone}: ${words}`)).toEqual(expected);
});
