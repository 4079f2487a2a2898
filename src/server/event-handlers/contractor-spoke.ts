import { wroteOutside } from '#features/conversations';
import { signature } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** A contractor answered, or did a step: whoever waits for them at the desk is to answer again. */
export async function contractorSpoke(
  unit: UnitOfWork,
  { conversation_id }: { conversation_id: string | null },
): Promise<void> {
  if (signature(unit.actor).actor_kind === 'contractor') await wroteOutside(unit, conversation_id, 'contractor');
}
