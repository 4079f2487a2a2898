// How long wrong stay checks lock it: each chat for itself, and wider by network and property for the guessable way
// alone.
import { and, desc, eq, gt, not } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { stayChecks } from '#server/db/tables/stays.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const day = 24 * 3_600_000;
type Lock = { tries: number; lockMinutes: number };
type Wrong = { kind: 'dates' | 'code'; conversation_id: string; network: string | null; at: Date };
export type Trying = Omit<Wrong, 'at'>;

/** Wrong ones of the last day at a property, newest first. */
export const wrongTries = ({ tx, now }: UnitOfWork, propertyId: string): Promise<Wrong[]> =>
  tx
    .select({
      kind: stayChecks.kind,
      conversation_id: stayChecks.conversation_id,
      network: stayChecks.network,
      at: stayChecks.at,
    })
    .from(stayChecks)
    .where(
      and(
        eq(stayChecks.property_id, propertyId),
        not(stayChecks.passed),
        gt(stayChecks.at, new Date(now.getTime() - day)),
      ),
    )
    .orderBy(desc(stayChecks.at));

/**
 * Where somebody stands who tries now. Each way is counted by itself. A code is good only in the chat that asked for it,
 * and a stay is sent few of them: only that chat's wrong ones lock it, so that nobody beside a guest, on the same
 * network or at the same property, can take this way from them.
 */
export function standingOf(wrong: Wrong[], trying: Trying) {
  const alike = wrong.filter(({ kind }) => kind === trying.kind);
  const ofChat = alike.filter((one) => one.conversation_id === trying.conversation_id);
  const isGuessable = trying.kind === 'dates';
  const ofNetwork = isGuessable ? alike.filter(({ network }) => network !== null && network === trying.network) : [];
  const locks = [
    lockedUntil(ofChat, limits.stayCheck),
    lockedUntil(ofNetwork, limits.stayCheck),
    isGuessable ? lockedUntil(alike, limits.stayCheckHere) : null,
  ];
  const until = locks.reduce((latest, lock) => (lock && (!latest || lock > latest) ? lock : latest), null);
  const left = limits.stayCheck.tries - Math.max(ofChat.length, ofNetwork.length);
  return { until, triesLeft: Math.max(0, left), wrongHere: wrong.length };
}

/** From so many wrong ones on, counted from the last of them; twice as long for each further one, a day at most. */
export function lockedUntil(newestFirst: { at: Date }[], { tries, lockMinutes }: Lock): Date | null {
  const [last] = newestFirst;
  if (!last || newestFirst.length < tries) return null;
  const doubled = lockMinutes * 2 ** Math.min(newestFirst.length - tries, 20) * 60_000;
  return new Date(last.at.getTime() + Math.min(doubled, day));
}
