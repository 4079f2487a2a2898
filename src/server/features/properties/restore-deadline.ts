import { restoreDays } from '#contract/properties/property-changes.ts';

const period = restoreDays * 24 * 3_600_000;

export const restoreUntil = (removedAt: Date): Date => new Date(removedAt.getTime() + period);

/** What was removed before this is for staff alone to bring back. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - period);

/** Whether its owner can still bring it back. */
export const isRestorable = (removedAt: Date | null, now: Date): boolean =>
  removedAt !== null && removedAt > restorableSince(now);
