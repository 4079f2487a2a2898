import { localeOf } from '#contract/messages/languages.ts';
import type { Telling } from './tell-guests.ts';

/** That the job was accepted, and by when somebody comes where that was said. */
export function acceptedLine({ say, contractor, order, ...place }: Telling): string {
  const { arrival_from: from, arrival_to: to } = order;
  if (!from) return say('accepted', { contractor });
  return to
    ? say('acceptedBetween', { contractor, from: timeOf(from, place), to: timeOf(to, place) })
    : say('acceptedAbout', { contractor, time: timeOf(from, place) });
}

/** "The visit is agreed: Harbor Pipes, Fri, Nov 20, 1:00 PM PST to 3:00 PM PST." */
export function agreedLine({ say, contractor, order, ...place }: Telling): string {
  const { arrival_from: from, arrival_to: to } = order;
  if (!from || !to) return say('visitAgreed', { contractor });
  const times = say('betweenTimes', { from: timeOf(from, place), to: timeOf(to, place) });
  return say('visitAgreedAt', { contractor, when: `${dayOf(from, place)}, ${times}` });
}

/** "Harbor Pipes is running late. The new time: Fri, Nov 20, 3:45 PM PST." */
export function lateLine({ say, contractor, order, ...place }: Telling): string {
  const { arrival_from: from, arrival_to: to } = order;
  if (!from) return say('onTheWay', { contractor });
  const time = timeOf(from, place);
  const times = to ? say('betweenTimes', { from: time, to: timeOf(to, place) }) : time;
  return say('runningLate', { contractor, when: `${dayOf(from, place)}, ${times}` });
}

type Place = Pick<Telling, 'language' | 'timeZone'>;

/** The zone's name is English: whoever reads another language is told the house's time without it. */
const timeOf = (at: Date, { language, timeZone }: Place): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(language === 'en' && { timeZoneName: 'short' }),
  }).format(at);

/** "Fri, Nov 20", by the house's clock. */
export const dayOf = (at: Date, { language, timeZone }: Place): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
    at,
  );
