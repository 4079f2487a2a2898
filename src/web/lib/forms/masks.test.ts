import { expect, test } from 'vitest';
import { formatPhone, formatZip } from './masks.ts';

test.each([
  ['', ''],
  ['4', '(4'],
  ['415', '(415'],
  ['4155', '(415) 5'],
  ['415555', '(415) 555'],
  ['4155550123', '(415) 555-0123'],
  ['+1 415 555 0123', '(415) 555-0123'],
  ['415.555.01234', '(415) 555-0123'],
  ['(415) ', '(415'],
  ['+', '+'],
  ['+49 30 123456', '+49 30 123456'],
  ['+49 (0)30 901820', '+49 (0)30 901820'],
])('a phone number typed as %j stands as %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

test.each([
  ['9460', '9460'],
  ['94601', '94601'],
  ['946011', '94601-1'],
  ['94601-1234', '94601-1234'],
  ['94601 12345', '94601-1234'],
  ['a94601-', '94601'],
])('a ZIP code typed as %j stands as %j', (typed, shown) => expect(formatZip(typed)).toBe(shown));
