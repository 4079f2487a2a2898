import type { OwnerAct } from './owner-taps.ts';

/** Sends it, or keeps it until that is possible. Throws what the server refused, as a call of the typed client does. */
export async function tapAsOwner(act: OwnerAct) {
  const { ownerQueue } = await import('./owner-queue.ts');
  return ownerQueue.tap(act);
}
