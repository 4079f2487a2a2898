// The pipeline around an engine: claim → gather → decide → guard → act and reply. Safe to run twice, on any node.
import { type ConversationRecord, claimAnswer } from '#features/conversations';
import { serviceFor, system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { carryOut } from './carry-out.ts';
import { embedded } from './embedded.ts';
import { gather } from './gather.ts';
import { guard } from './guard.ts';

/** A model gets this long; then the embedded engine answers. */
const engineMs = 12_000;
/** A guest who writes faster than we answer is answered in turn, but not for ever in one go. */
const most = 5;

/** Answers what is due in a thread; does nothing when nothing is, or when another node is at it. */
export async function answerConversation(deps: Deps, conversationId: string): Promise<void> {
  for (let round = 0; round < most; round++) {
    const thread = await withActor(deps.store, system, (unit) => claimAnswer(unit, conversationId));
    if (!thread) return;
    await answerOnce(deps, thread);
  }
}

async function answerOnce(deps: Deps, thread: ConversationRecord): Promise<void> {
  const actor = serviceFor(thread.customer_id, 'assistant', { name: 'House assistant' });
  const gathered = await withActor(deps.store, actor, (unit) => gather(unit, deps.vault, thread));
  const decision = guard(await embedded.decide(gathered.input, AbortSignal.timeout(engineMs)), gathered.guard);
  await withActor(deps.store, actor, (unit) => carryOut(unit, thread, gathered, decision));
}
