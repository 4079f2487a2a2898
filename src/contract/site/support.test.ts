import { expect, test } from 'vitest';
import { telOf } from './support.ts';

test('a phone dials digits alone, American ones with their country', () => {
  expect(telOf('(503) 555-0114')).toBe('tel:+15035550114');
  expect(telOf('+1 503 555 0114')).toBe('tel:+15035550114');
});
