const seconds = (n: number) => n * 1000;
const minutes = (n: number) => seconds(n * 60);
const hours = (n: number) => minutes(n * 60);

/** What is not taken is given up after three days. */
export const giveUpAfterMs = hours(72);
const waits = [seconds(5), seconds(30), minutes(2), minutes(10), minutes(30), hours(1), hours(2), hours(4), hours(8)];

/** When it is tried again after so many tries; null when that would be too late. */
export function nextTryAt(tries: number, now: Date, giveUpAt: Date): Date | null {
  const wait = waits[Math.min(Math.max(tries, 1), waits.length) - 1] ?? hours(8);
  const next = new Date(now.getTime() + wait);
  return next <= giveUpAt ? next : null;
}
