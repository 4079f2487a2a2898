import { expect, test } from 'vitest';
import { instantAt } from './property-time.ts';

const zone = 'America/Los_Angeles';

test('an arrival is meant by the clocks at the property, whatever the phone says', () => {
  expect(instantAt('2026-07-01', '09:00', zone)).toBe('2026-07-01T16:00:00.000Z');
  expect(instantAt('2026-12-01', '09:00', zone)).toBe('2026-12-01T17:00:00.000Z');
  expect(instantAt('2026-11-01', '06:00', zone)).toBe('2026-11-01T14:00:00.000Z'); // the day clocks go back
});
