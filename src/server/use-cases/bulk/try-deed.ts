import type { DeedTrial } from '#contract/bulk/bulk.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { doDeed, type Wanted } from './run-deed.ts';

/** Each does the whole work. */
const trying: RateLimit = { name: 'bulk-try', max: 600, windowSeconds: 3600 };

/** Thrown to take everything back: nothing that a trial did is ever committed. */
class TakenBack extends Error {
  trial: DeedTrial;
  constructor(trial: DeedTrial) {
    super('a trial is taken back');
    this.trial = trial;
  }
}

/** Nobody hears of what is taken back. */
const untold = (unit: UnitOfWork): UnitOfWork => ({ ...unit, emit: async () => {}, emitAll: async () => {} });

/** What a deed would do: it is done, and all of it rolled back, so that the count is what `runDeed` would count now. */
export async function tryDeed(deps: Pick<Deps, 'store' | 'vault'>, owner: Owner, wanted: Wanted): Promise<DeedTrial> {
  await limitRate(deps.store, trying, owner.customerId);
  try {
    return await withActor(deps.store, owner, async (unit) => {
      const { done, same, refused, about, count } = await doDeed(untold(unit), deps, owner, wanted);
      throw new TakenBack({ kind: wanted.deed.kind, about, count, done: done.length, same, refused });
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.trial;
    throw error;
  }
}
