import { use, useEffect, useState } from 'react';
import * as own from '#contract/messages/en/own.ts';
import { fill } from '#contract/messages/fill.ts';
import { StopFollows } from './stop-follows.ts';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = {
  dateTime: { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * An instant in words, in the page's language. The zone is named when it is not the browser's own. Rendered in the browser only.
 */
export function DateTime({
  at,
  zone,
  format = 'dateTime',
}: {
  at: string;
  zone?: string;
  format?: keyof typeof formats;
}) {
  const words = formatInstant(at, { zone, format });
  const [day, hour] = (use(StopFollows) ? words.replace(/\.$/, '') : words).split(betweenDayAndHour);
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{day}</span>
      {hour && (
        <>
          {' '}
          <span className="whitespace-nowrap">{hour}</span>
        </>
      )}
    </time>
  );
}

/** The one place where a line may end: "Nov 9, 2026," and "9:12 PM" are each one piece. */
const betweenDayAndHour = /(?<=,)\s(?=\d+:)/;

export function formatInstant(
  at: string,
  {
    zone = ownZone,
    format = 'dateTime',
    locale = own.locale,
  }: { zone?: string; format?: keyof typeof formats; locale?: string } = {},
) {
  const date = new Date(at);
  const named = format !== 'date' && isForeign(date, zone);
  return new Intl.DateTimeFormat(locale, {
    ...formats[format],
    timeZone: zone,
    ...(named && { timeZoneName: 'short' }),
  }).format(date);
}

/** Whether a time in that zone must name it: zones differ for a reader only when their clocks differ at that moment. */
export const isForeign = (date: Date, zone: string) => offsetOf(date, zone) !== offsetOf(date, ownZone);

function offsetOf(date: Date, timeZone: string) {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/** "12 s ago", "5 min ago", "3 h ago", then the date; keeps itself true. The exact time is its title. */
export function RelativeTime({ at, prefix }: { at: string; prefix?: string }) {
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={formatInstant(at)} className="whitespace-nowrap">
      {prefix && `${prefix} `}
      {relativeWords(new Date(at).getTime(), now)}
    </time>
  );
}

export function relativeWords(at: number, now: number) {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  if (seconds < 5) return own.justNow;
  if (seconds < 60) return fill(own.secondsAgo, { count: seconds });
  if (seconds < 3600) return fill(own.minutesAgo, { count: Math.floor(seconds / 60) });
  if (seconds < 86_400) return fill(own.hoursAgo, { count: Math.floor(seconds / 3600) });
  if (seconds < 7 * 86_400) return fill(own.daysAgo, { count: Math.floor(seconds / 86_400) });
  return formatInstant(new Date(at).toISOString(), { format: 'date' });
}

function useNow(every: number) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
