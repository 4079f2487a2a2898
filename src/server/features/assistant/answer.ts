// The pipeline around an engine: claim → gather → decide → guard → act and reply. Safe to run twice, on any node.
import { claimAnswer } from '#features/conversations';
import { serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { carryOut } from './carry-out.ts';
import { decideTurn } from './decide-turn.ts';
import { whereOwnerWantsPerson } from './escalation.ts';
import { gather } from './gather.ts';
import { whileStopped } from './stopped.ts';

/** A guest who writes faster than we answer is answered in turn, but not for ever in one go. */
const most = 5;

/** Answers what is due in a customer's thread; does nothing when nothing is, or when another node is at it. */
export async function answerConversation(
  deps: Deps,
  { id, customer_id }: { id: string; customer_id: string },
): Promise<void> {
  const actor = serviceFor(customer_id, 'assistant', { name: 'House assistant' });
  for (let round = 0; round < most; round++) {
    const claimed = await withActor(deps.store, actor, async (unit) => {
      const thread = await claimAnswer(unit, id);
      return thread && { thread, gathered: await gather(unit, deps, thread) };
    });
    if (!claimed) return;
    const { thread, gathered } = claimed;
    const decided = await decideTurn(deps, thread, gathered);
    const ruled = whereOwnerWantsPerson(decided, gathered.input, gathered.rules);
    const decision = gathered.host ? whileStopped(ruled, gathered.host, gathered.property.name) : ruled;
    const isMoreDue = await withActor(deps.store, actor, (unit) => carryOut(unit, thread, gathered, decision));
    if (!isMoreDue) return;
  }
}
