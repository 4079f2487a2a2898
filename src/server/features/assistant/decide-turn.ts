// Which engine answers: the fixed rules of danger first, then the model where one is set, and the embedded engine whenever it does not.
import type { GuestThreadRecord } from '#features/conversations';
import { serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { LanguageModel } from '#server/platform/model/port.ts';
import { embedded } from './embedded.ts';
import type { Decision } from './engine.ts';
import type { Gathered } from './gather.ts';
import { guard } from './guard.ts';
import { isModelFailure, type ModelCall, modelEngine } from './model/engine.ts';
import { NotForModel } from './model/prompt.ts';
import { isAtCap, type Outcome, recordCall, usageOf } from './model/usage.ts';

/** Guarded, and never without an answer. */
export async function decideTurn(deps: Deps, thread: GuestThreadRecord, gathered: Gathered): Promise<Decision> {
  const own = guard(await embedded.decide(gathered.input, AbortSignal.timeout(1000)), gathered.guard);
  const { model } = deps;
  if (!model || gathered.host || isForRules(own, gathered)) return own;
  const usage = await withActor(deps.store, serviceFor(thread.customer_id, 'assistant'), (unit) =>
    usageOf(unit, thread.customer_id),
  );
  if (isAtCap(usage, deps.settings)) return instead(own, 'model.cap');
  return askModel(deps, thread, gathered, model, own);
}

/** Danger is for the fixed rules alone; so is the answer to a step or question of a playbook, and a photo without words. */
function isForRules({ trace }: Decision, { input }: Gathered): boolean {
  const pending = input.state.pending?.kind;
  if (/^danger/.test(trace.reason) || pending === 'danger' || input.text.trim() === '') return true;
  return (pending === 'step' || pending === 'question') && trace.playbook !== undefined;
}

async function askModel(
  deps: Deps,
  thread: GuestThreadRecord,
  gathered: Gathered,
  model: LanguageModel,
  own: Decision,
): Promise<Decision> {
  let call: ModelCall | undefined;
  const engine = modelEngine(model, gathered.guard.secrets, (heard) => {
    call = heard;
  });
  const record = (outcome: Outcome) => call && keep(deps, thread, call, outcome);
  try {
    const signal = AbortSignal.timeout(deps.settings.MODEL_TIMEOUT_MS);
    const said = guard(await engine.decide(gathered.input, signal), gathered.guard);
    const { guarded } = said.trace;
    await record(guarded ? 'guarded' : 'answered');
    return guarded ? instead(own, 'model.guarded', guarded) : said;
  } catch (error) {
    if (error instanceof NotForModel) return instead(own, 'model.withheld');
    if (!isModelFailure(error)) deps.store.report(error);
    await record(call?.outcome ?? 'garbage');
    return instead(own, `model.${call?.outcome ?? 'garbage'}`);
  }
}

/** The embedded engine's answer to the same turn, with why the model did not give it. */
const instead = (own: Decision, why: string, guarded = own.trace.guarded): Decision => ({
  ...own,
  trace: { ...own.trace, rules: [...own.trace.rules, why], ...(guarded && { guarded }) },
});

/** On its own, so that a call is paid for even when what follows from it fails. */
const keep = (deps: Deps, thread: GuestThreadRecord, call: ModelCall, outcome: Outcome): Promise<void> =>
  withActor(deps.store, serviceFor(thread.customer_id, 'assistant'), (unit) =>
    recordCall(unit, thread, call, outcome, deps.settings),
  );
