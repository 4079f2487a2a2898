import { locale } from '#contract/messages/en/own.ts';
import { useToday } from './today.ts';

/** "Thursday, Nov 26": the day as it was when it was read, which says so where that was yesterday. */
export function DayOfToday() {
  const { data } = useToday();
  if (!data) return null;
  const words = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: data.timezone,
  }).format(new Date(data.read_at));
  return (
    <time dateTime={data.read_at} className="text-meta text-ink-2">
      {words}
    </time>
  );
}
