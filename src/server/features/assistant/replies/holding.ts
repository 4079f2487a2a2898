import { type GuestThreadRecord, renewAnswer } from '#features/conversations';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';

/** Four times within a lease. Most answers are there before the first. */
const renewMs = 500;

/**
 * Says of an answer that takes longer that its node is still at it, so that the lease may be as short as a guest whose
 * node ended can wait. A renewal that fails is no reason to stop: who lost the lease is told so on settling.
 */
export async function holding<T>(
  deps: Pick<Deps, 'store'>,
  thread: GuestThreadRecord,
  work: () => Promise<T>,
): Promise<T> {
  let isRenewing = false;
  const timer = setInterval(async () => {
    if (isRenewing) return;
    isRenewing = true;
    await withActor(deps.store, system, (unit) => renewAnswer(unit, thread), 'soon').catch(deps.store.report);
    isRenewing = false;
  }, renewMs);
  return work().finally(() => clearInterval(timer));
}
