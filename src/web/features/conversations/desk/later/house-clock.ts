import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/later.ts';
import { locale } from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';
import { instantAt } from '../../../../lib/time/property-time.ts';
import { ownZone } from '../../../../lib/time/zones.ts';
import { nearDays } from '../../../../ui/day-words.ts';

type Place = Pick<Conversation, 'timezone' | 'property_name'>;

/** The zone in which a chat's times are chosen: the house's, or one's own where the chat is about none. */
export const zoneOf = ({ timezone }: Place): string => timezone ?? ownZone();

/** By whose clocks that is. */
export function clocksOf(place: Place, now: Date): string {
  if (!place.timezone || !place.property_name) return copy.yourClocks;
  const parts = new Intl.DateTimeFormat(locale, { timeZone: place.timezone, timeZoneName: 'short' }).formatToParts(now);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? place.timezone;
  return fill(copy.houseClocks, { property: place.property_name, zone });
}

/** When a reply may go out: soon, or the next morning there. */
export const laterPresets = (zone: string, now: Date): { label: string; until: Date }[] => [
  { label: copy.inAnHour, until: new Date(now.getTime() + 3_600_000) },
  { label: copy.tomorrowMorning, until: new Date(instantAt(nearDays(zone, now).tomorrow, '09:00', zone)) },
];
