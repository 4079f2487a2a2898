// Which engine answers: the fixed rules of danger first, then the model where one is set, and the embedded engine
// whenever it does not.
import type { ModelFallback, ModelOutcome } from '#contract/enumerations/conversations.ts';
import type { GuestThreadRecord } from '#features/conversations';
import { emojiSense } from '#language/reader';
import { serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { LanguageModel } from '#server/platform/model/port.ts';
import type { Gathered } from '../carrying-out/gather.ts';
import { choiceTaken, isTap } from '../conversation-state/choice-taken.ts';
import type { Decision } from '../deciding/decision.ts';
import { playbookTakenUp } from '../deciding/decision-case.ts';
import { embedded, turnOf } from '../deciding/embedded.ts';
import type { EngineInput } from '../deciding/engine.ts';
import { guard, isHeldBack } from '../deciding/guard.ts';
import { setAside, settle } from './budget.ts';
import { isOnlySuspected } from './danger-picked.ts';
import { isModelFailure, type ModelCall, modelEngine } from './engine.ts';
import { NotForModel } from './prompt.ts';
import { readingAlong } from './so-far.ts';
import { countFallback, recordCall, tokensOf } from './usage.ts';

/**
 * Guarded, and never without an answer. `recordUsage` writes the model's call down: on its own, so that it is paid for even
 * when what follows from it fails, and beside what follows, so that the guest does not wait for it.
 */
type DecidedTurn = { decision: Decision; recordUsage?: () => Promise<void> };

/**
 * @param bounds `atCap`: the customer has had what the model may cost in a month; `modelMs`: how long it may take;
 *   `show`: is told of what the model has said so far, which may all be taken back
 */
export async function decideTurn(
  deps: Deps,
  thread: GuestThreadRecord,
  gathered: Gathered,
  bounds: { atCap: boolean; modelMs: number; show: (soFar: Decision) => void },
): Promise<DecidedTurn> {
  const { model } = deps;
  const { atCap, modelMs, show } = bounds;
  const own = guard(await embedded.decide(gathered.input, AbortSignal.timeout(1000)), gathered.guard);
  if (!model || gathered.host || isForRules(own, gathered)) return { decision: own };
  if (atCap) return { decision: instead(own, 'model.cap'), recordUsage: () => fallBack(deps, thread, 'cap') };
  const withinMs = own.kind === 'danger' ? Math.min(modelMs, suspectedMs) : modelMs;
  return askModel(deps, thread, gathered, { model, modelMs: withinMs, show }, own);
}

/** Whoever may be in danger does not wait longer to be asked. */
const suspectedMs = 3000;

/**
 * Danger is for the fixed rules alone, but where it is only suspected; so is the answer to a step or question of a
 * playbook or to what was shown to choose from, what a guest took before, and a photo or an emoji without words.
 */
function isForRules(own: Decision, { input }: Gathered): boolean {
  const pending = input.state.pending?.kind;
  if (own.kind === 'notesJudged' || own.kind === 'splitOrder') return true;
  if (own.kind === 'danger' && !isOnlySuspected(input, own)) return true;
  if (own.kind === 'answer' && own.from === 'takenBefore') return true;
  if (pending === 'danger' || isWordless(input.text) || takesShown(input)) return true;
  return pending !== undefined && ofPlaybooks.has(pending) && playbookTakenUp(own) !== null;
}

const ofPlaybooks = new Set(['step', 'codeHelp', 'question']);

/** A tap, or words that name one of what was shown to choose from. */
const takesShown = (input: EngineInput): boolean =>
  isTap(input.text, input.state) || choiceTaken(turnOf(input), input.state.pending) !== null;

const isWordless = (text: string): boolean => text.trim() === '' || emojiSense(text) !== null;

async function askModel(
  deps: Deps,
  thread: GuestThreadRecord,
  gathered: Gathered,
  { model, modelMs, show }: { model: LanguageModel; modelMs: number; show: (soFar: Decision) => void },
  own: Decision,
): Promise<DecidedTurn> {
  if (!(await setAside(deps, thread)))
    return { decision: instead(own, 'model.cap'), recordUsage: () => fallBack(deps, thread, 'cap') };
  let call: ModelCall | undefined;
  const made = (heard: ModelCall) => {
    call = heard;
  };
  const hear = readingAlong(gathered.input, gathered.guard, own, show);
  const engine = modelEngine(model, gathered.guard.secrets, own, made, hear);
  const recordUsage = (outcome: ModelOutcome) => async () => call && keep(deps, thread, call, outcome);
  try {
    const said = guard(await engine.decide(gathered.input, AbortSignal.timeout(modelMs)), gathered.guard);
    if (!isHeldBack(said)) return { decision: said, recordUsage: recordUsage('answered') };
    return { decision: instead(own, 'model.guarded', said.guarded), recordUsage: recordUsage('guarded') };
  } catch (error) {
    if (error instanceof NotForModel)
      return { decision: instead(own, 'model.withheld'), recordUsage: () => withheld(deps, thread) };
    if (!isModelFailure(error)) deps.store.report(error);
    const outcome = call?.outcome ?? 'garbage';
    return { decision: instead(own, `model.${outcome}`), recordUsage: recordUsage(outcome) };
  }
}

/** The embedded engine's answer to the same turn, with why the model did not give it. */
const instead = (own: Decision, why: string, guarded = own.guarded): Decision => ({
  ...own,
  ...(guarded && { guarded }),
  trace: { ...own.trace, rules: [...own.trace.rules, why], ...(guarded && { guarded }) },
});

async function keep(
  deps: Pick<Deps, 'settings' | 'store'>,
  thread: GuestThreadRecord,
  call: ModelCall,
  outcome: ModelOutcome,
): Promise<void> {
  await inOwn(deps, thread, (unit) => recordCall(unit, thread, call, outcome, deps.settings));
  await settle(deps, thread, tokensOf(call)).catch(deps.store.report);
}

/** It was not asked: what was set aside for it is given back. */
async function withheld(deps: Deps, thread: GuestThreadRecord): Promise<void> {
  await fallBack(deps, thread, 'withheld');
  await settle(deps, thread, { input: 0, output: 0 }).catch(deps.store.report);
}

const fallBack = (deps: Deps, thread: GuestThreadRecord, why: ModelFallback): Promise<void> =>
  inOwn(deps, thread, (unit) => countFallback(unit, thread.customer_id, why));

/** The guest has an answer whether or not this could be written down. */
const inOwn = (
  deps: Pick<Deps, 'store'>,
  { customer_id }: GuestThreadRecord,
  work: (unit: UnitOfWork) => Promise<void>,
): Promise<void> => withActor(deps.store, serviceFor(customer_id, 'assistant'), work, 'soon').catch(deps.store.report);
