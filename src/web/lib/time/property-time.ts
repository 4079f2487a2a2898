import { tzOffset } from '@date-fns/tz/tzOffset';

/** The instant at which clocks of that zone show this day (`2026-11-20`) and time (`09:30`). */
export function instantAt(day: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = asUtc - tzOffset(zone, new Date(asUtc)) * 60_000;
  // Near a change of the clocks the offset at the guess is the one that holds.
  return new Date(asUtc - tzOffset(zone, new Date(guess)) * 60_000).toISOString();
}
