// A person has the thread, so the assistant keeps quiet; but danger is answered at once, whoever has it.
import { findGuestThread, messageBody } from '#features/conversations';
import { serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { carryOut } from './carry-out.ts';
import { embedded } from './embedded.ts';
import { gather, lookUp, stayOf } from './gather.ts';
import { guard } from './guard.ts';
import { namedDangerIn } from './look.ts';

/**
 * Gives the fixed instructions and rings, when the guest's line names a danger. Whoever has the thread reads it as
 * well, so a node that dies here loses no danger.
 */
export async function answerDangerBesidePerson(
  deps: Deps,
  { id, customer_id, messageId }: { id: string; customer_id: string; messageId: string },
): Promise<void> {
  const actor = serviceFor(customer_id, 'assistant', { name: 'House assistant' });
  await withActor(deps.store, actor, async (unit) => {
    const text = await messageBody(unit, messageId);
    if (namedDangerIn(text)?.tier !== 1) return;
    const thread = await findGuestThread(unit, id);
    const gathered = gather(deps, thread, await lookUp(unit, deps.settings, thread), await stayOf(unit, thread));
    const decision = await embedded.decide({ ...gathered.input, text }, AbortSignal.timeout(most));
    if (!decision.trace.reason.startsWith('danger.')) return;
    // Held to nobody's lease: an answer that another node has under way must not keep danger from being told.
    await carryOut(
      unit,
      { ...thread, answering_until: null },
      { ...gathered, answers: [] },
      guard(decision, gathered.guard),
      null,
    );
  });
}

/** Milliseconds; the embedded engine takes a few. */
const most = 2000;
