import { signedInAmong } from '#features/accounts';
import { goneAmong, holders, idleAmong, returnOwnersThreads, returnThreads } from '#features/conversations';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';

/**
 * Chats of the team's whose agent is signed off, or gone for minutes, go back to Waiting; so do those in which somebody
 * waits for an agent who has done nothing for a quarter of an hour, and those in which a guest has waited ten minutes
 * for the owner who took them over.
 */
export async function returnLeftChats(deps: Pick<Deps, 'authDb' | 'store'>): Promise<void> {
  const inOwn = <T>(work: (unit: UnitOfWork) => Promise<T>) => withActor(deps.store, system, work);
  await inOwn(returnOwnersThreads);
  const holding = await inOwn(holders);
  if (holding.length === 0) return;
  const signedIn = await signedInAmong(deps.authDb, holding);
  const gone = await inOwn((unit) => goneAmong(unit, [...signedIn]));
  const idle = await inOwn((unit) => idleAmong(unit, [...signedIn]));
  const off = holding.filter((id) => !signedIn.has(id));
  for (const id of off) await inOwn((unit) => returnThreads(unit, id, 'signed_off'));
  for (const id of gone) await inOwn((unit) => returnThreads(unit, id, 'idle'));
  for (const id of idle) await inOwn((unit) => returnThreads(unit, id, 'idle', 'waited in'));
}
