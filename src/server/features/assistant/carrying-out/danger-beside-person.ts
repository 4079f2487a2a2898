// A person has the thread, so the assistant keeps quiet; but danger is answered at once, whoever has it.
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { findGuestThread, type GuestThreadRecord, messageBody } from '#features/conversations';
import { serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { type Decision, numberSaidIn, recast } from '../deciding/decision.ts';
import { embedded } from '../deciding/embedded.ts';
import type { EngineInput } from '../deciding/engine.ts';
import { guard } from '../deciding/guard.ts';
import { lastResort } from '../deciding/last-resort.ts';
import { say } from '../replies/say.ts';
import { carryOut } from './carry-out.ts';
import { type Gathered, gather, gatherBare, lookUp, stayOf } from './gather.ts';

/**
 * Gives the fixed instructions and rings, when the guest's line tells of a danger, alone or with the one before it or
 * as a yes to our question; what only may be one gets the number to call, once. Whoever has the thread reads it as
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
type Decider = (found: Found, text: string) => Promise<Answered>;

async function answer(unit: UnitOfWork, deps: Deps, { id, messageId }: Line, decide: Decider): Promise<void> {
  const text = await messageBody(unit, messageId);
  const thread = await findGuestThread(unit, id);
  const looked = await lookUp(unit, deps.settings, thread);
  const { gathered, decision } = await decide({ deps, unit, thread, looked }, text);
  const said = besidePerson(decision, gathered.input);
  if (!said) return;
  // Held to nobody's lease: an answer that another node has under way must not keep danger from being told.
  await carryOut(unit, { ...thread, answering_by: null }, { ...gathered, answers: [] }, said, null);
}

/** An alarm as it is; of anything else no more than the number, where it is not among the last lines yet. */
function besidePerson(decision: Decision, { history, emergencyNumber, state }: EngineInput): Decision | null {
  if (decision.kind === 'danger' && (decision.stage === 'alarm' || decision.stage === 'confirmed')) return decision;
  if (numberSaidIn(decision).length === 0) return null;
  const text = say(decision.language, 'dangerBesides', { emergency: emergencyNumber });
  if (history.slice(-recentLines).some((line) => line.by === 'assistant' && line.text.includes(text))) return null;
  return {
    ...recast(decision, { kind: 'danger', stage: 'asked' }),
    reply: [{ kind: 'text', text, sources: [] }],
    actions: [],
    state,
  };
}

const recentLines = 10;

const engineOf: Decider = async ({ deps, unit, thread, looked }, text) => {
  const gathered = gather(deps, thread, looked, await stayOf(unit, thread));
  const input = { ...gathered.input, text, history: before(gathered.input.history, text) };
  const decision = await embedded.decide(input, AbortSignal.timeout(engineMs));
  return { gathered, decision: guard(decision, gathered.guard) };
};

/** What was said before the line that is read: where a person has the thread, it is among the lines itself. */
function before(history: EngineInput['history'], text: string): EngineInput['history'] {
  const at = history.findLastIndex((line) => line.by === 'guest' && line.text === text);
  return at < 0 ? history : history.slice(0, at);
}

/** Where that fails: the rules of danger alone. */
const barely: Decider = async ({ deps, thread, looked }, text) => {
  const gathered = gatherBare(deps, thread, looked);
  return { gathered, decision: lastResort({ ...gathered.input, text }) };
};

/** Milliseconds; the embedded engine takes a few. */
const engineMs = 2000;
