import { expect, test } from 'vitest';
import { usStateCodes, zoneOfState } from './states.ts';

test('there are the fifty states, by two letters', () => {
  expect(new Set(usStateCodes).size).toBe(50);
  for (const code of usStateCodes) expect(code).toMatch(/^[A-Z]{2}$/);
});

test('every state has a zone by which most of it lives', () => {
  const zones = usStateCodes.map(zoneOfState);
  expect(new Set(zones).size).toBe(7);
  expect(zones.filter((zone) => zone === 'America/New_York')).toHaveLength(21);
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
});
