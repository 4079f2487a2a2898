const seconds = (n: number) => n * 1000;
const minutes = (n: number) => seconds(n * 60);
const hours = (n: number) => minutes(n * 60);

/** The schedule that Standard Webhooks gives as its example: ten tries, the last one after a little more than 3 days. */
const waits = [seconds(5), minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(14), hours(20), hours(24)];
/** Waits are longer by up to this share, so that what failed together does not come again together. */
const jitterShare = 0.1;
/** Nothing is tried after that, also where a receiver keeps asking to wait. */
export const giveUpAfterMs = hours(96);
const longestPause = hours(24);
const shortestPause = minutes(1);

type Failed = { tries: number; now: Date; giveUpAt: Date; retryAfter: string | null };

/** When it is tried again after so many tries, `chance` of 0 to 1 spreading it; null when it is given up. */
export function nextTryAt({ tries, now, giveUpAt, retryAfter }: Failed, chance: number): Date | null {
  const wait = waits[tries - 1];
  if (wait === undefined) return null;
  const spread = wait * (1 + jitterShare * chance);
  const next = new Date(now.getTime() + Math.max(spread, askedWaitMs(retryAfter, now)));
  return next <= giveUpAt ? next : null;
}

/** Answers that say a receiver has too much to do. */
const overloaded = new Set([429, 502, 504]);

/** Until when nothing more is sent to an address; null where its answer asks for no pause. */
export function pauseUntil(status: number, retryAfter: string | null, now: Date): Date | null {
  const asked = askedWaitMs(retryAfter, now);
  if (!overloaded.has(status) && asked === 0) return null;
  return new Date(now.getTime() + Math.max(asked, shortestPause));
}

/** What `Retry-After` asks for, in seconds or as a date, a day at most; 0 where it says nothing. */
function askedWaitMs(retryAfter: string | null, now: Date): number {
  if (!retryAfter) return 0;
  const asked = /^\d+$/.test(retryAfter) ? seconds(Number(retryAfter)) : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), longestPause);
}
