import { describe, expect, it } from 'vitest';
import { isCurrent } from './policy.ts';

const stay = { check_in: '2026-11-18', check_out: '2026-11-23', status: 'booked' } as const;
const zone = 'America/Los_Angeles';
const at = (iso: string) => new Date(iso);

describe('a stay is current', () => {
  it.each([
    ['a minute before early access', '2026-11-18T20:59:00Z', false],
    ['from check-in minus the early-access hours', '2026-11-18T21:00:00Z', true],
    ['in the middle', '2026-11-20T18:00:00Z', true],
    ['a minute before check-out', '2026-11-23T18:59:00Z', true],
    ['not at check-out', '2026-11-23T19:00:00Z', false],
  ])('%s', (_, now, expected) => {
    expect(isCurrent(stay, zone, 2, at(now))).toBe(expected);
  });

  it('never when it is cancelled', () => {
    expect(isCurrent({ ...stay, status: 'cancelled' }, zone, 2, at('2026-11-20T18:00:00Z'))).toBe(false);
  });

  it('by the property’s own clock across the end of summer time', () => {
    const autumn = { check_in: '2026-11-01', check_out: '2026-11-02', status: 'booked' } as const;
    expect(isCurrent(autumn, zone, 0, at('2026-11-01T22:59:00Z'))).toBe(false);
    expect(isCurrent(autumn, zone, 0, at('2026-11-01T23:00:00Z'))).toBe(true);
  });
});
