import { useEffect, useState } from 'react';
import { dayAndTime, minutesInWords } from '../../../ui/day-words.ts';

/** How long the offer stands, as words and as clock time at the property; tells when it is over. */
export function TimeLeft({ until, zone, onOver }: { until: string; zone: string; onOver: () => void }) {
  const [now, setNow] = useState(() => new Date());
  const left = Date.parse(until) - now.getTime();
  const over = left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  if (over) return <>The time to accept is over.</>;
  return (
    <>
      {minutesInWords(left)} left to accept, until <time dateTime={until}>{dayAndTime(until, { zone, now })}</time>
    </>
  );
}
