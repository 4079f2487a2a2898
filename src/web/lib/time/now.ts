import { useEffect, useState } from 'react';

/** The time, kept true to within `every` milliseconds: for what is said relative to now. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
