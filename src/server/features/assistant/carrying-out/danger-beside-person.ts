// A person has the thread, so the assistant keeps quiet; but danger is answered at once, whoever has it.
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { findGuestThread, type GuestThreadRecord, messageBody } from '#features/conversations';
import { namedDangerIn } from '#language/reader';
import { serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Decision } from '../deciding/decision.ts';
import { embedded } from '../deciding/embedded.ts';
import { guard } from '../deciding/guard.ts';
import { lastResort } from '../deciding/last-resort.ts';
import { carryOut } from './carry-out.ts';
import { type Gathered, gather, gatherBare, lookUp, stayOf } from './gather.ts';

/**
 * Gives the fixed instructions and rings, when the guest's line names a danger. Whoever has the thread reads it as
 * well, so a node that dies here loses no danger.
 */
export async function answerDangerBesidePerson(deps: Deps, line: Line): Promise<void> {
  const actor = serviceFor(line.customer_id, 'assistant', { name: copy.houseAssistant });
  const answerBy = (decide: Decider) => withActor(deps.store, actor, (unit) => answer(unit, deps, line, decide));
  await answerBy(engineOf).catch((error: unknown) => {
    deps.log.error({ err: error, message_ids: [line.messageId] }, 'danger could not be looked for as it should');
    return answerBy(barely);
  });
}

type Line = { id: string; customer_id: string; messageId: string };
type Answered = { gathered: Gathered; decision: Decision };
type Found = { deps: Deps; unit: UnitOfWork; thread: GuestThreadRecord; looked: Awaited<ReturnType<typeof lookUp>> };
type Decider = { names(text: string): boolean; decide(found: Found, text: string): Promise<Answered> };

async function answer(
  unit: UnitOfWork,
  deps: Deps,
  { id, messageId }: Line,
  { names, decide }: Decider,
): Promise<void> {
  const text = await messageBody(unit, messageId);
  if (!names(text)) return;
  const thread = await findGuestThread(unit, id);
  const looked = await lookUp(unit, deps.settings, thread);
  const { gathered, decision } = await decide({ deps, unit, thread, looked }, text);
  if (decision.kind !== 'danger' || decision.stage !== 'alarm') return;
  // Held to nobody's lease: an answer that another node has under way must not keep danger from being told.
  await carryOut(unit, { ...thread, answering_by: null }, { ...gathered, answers: [] }, decision, null);
}

const engineOf: Decider = {
  names: (text) => namedDangerIn(text)?.tier === 1,
  async decide({ deps, unit, thread, looked }, text) {
    const gathered = gather(deps, thread, looked, await stayOf(unit, thread));
    const decision = await embedded.decide({ ...gathered.input, text }, AbortSignal.timeout(engineMs));
    return { gathered, decision: guard(decision, gathered.guard) };
  },
};

/** Where that fails: the rules of danger alone. */
const barely: Decider = {
  names: () => true,
  async decide({ deps, thread, looked }, text) {
    const gathered = gatherBare(deps, thread, looked);
    return { gathered, decision: lastResort({ ...gathered.input, text }) };
  },
};

/** Milliseconds; the embedded engine takes a few. */
const engineMs = 2000;
