import * as copy from './messages/en/properties.ts';
import { z } from './z.ts';

/** Names that were found to be one: to find out takes longer than all else that is looked at in a property. */
const knownZones = new Set<string>();

/** IANA name of a clock, as `America/Denver`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, copy.timeZoneNeeded);

function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    if (Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone === '') return false;
  } catch {
    return false;
  }
  if (knownZones.size < 1000) knownZones.add(name); // their case may vary
  return true;
}
