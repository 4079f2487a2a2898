// The pipeline around an engine: claim → gather → decide → guard → act and reply, and the last resort where any of it
// fails. Safe to run twice, on any node.
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { claimAnswer, type DueThread, type GuestThreadRecord, LeaseLost, presenceNow } from '#features/conversations';
import { serviceFor, system } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { Deps } from '#server/kernel/context.ts';
import { isDatabaseUnavailable } from '#server/kernel/database-errors.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Decision } from '../deciding/decision.ts';
import { whereOwnerWantsPerson } from '../deciding/escalation.ts';
import { lastResort } from '../deciding/last-resort.ts';
import { decideTurn } from '../model/decide-turn.ts';
import { isAtCap, usageOf } from '../model/usage.ts';
import { expiredPlanReply } from '../replies/expired-plan-reply.ts';
import { holding } from '../replies/holding.ts';
import { carryOut, needsPerson } from './carry-out.ts';
import { type Gathered, gather, gatherBare, lookUp, stayOf } from './gather.ts';
import { showingSoFar } from './show-so-far.ts';

/** A guest who writes faster than we answer is answered in turn, but not for ever in one go. */
const maxRounds = 5;

/** Milliseconds that a model has where the guest waited already for a node that ended. */
const lateModelMs = 1500;

/** Answers what is due in a customer's thread; does nothing when nothing is, or when another node is at it. */
export async function answerConversation(deps: Deps, thread: DueThread): Promise<void> {
  const claimed = await claimAlone(deps, thread);
  if (claimed) await answerClaimed(deps, claimed);
}

/** The same for an answer that another node began and left. */
export async function finishAnswer(deps: Deps, thread: DueThread): Promise<void> {
  const claimed = await claimAlone(deps, thread);
  const modelMs = Math.min(deps.settings.MODEL_TIMEOUT_MS, lateModelMs);
  if (claimed) await answerClaimed(deps, { ...claimed, modelMs });
}

/**
 * The same from within the unit of a guest's line: it is claimed and looked up there, and answered once the line is
 * durable. A node that dies in between is covered by the sweep, as one that dies later is.
 */
export async function answerAfter(unit: UnitOfWork, deps: Deps, thread: DueThread): Promise<void> {
  const claimed = await claim(unit, deps, thread);
  if (claimed) unit.afterCommit(() => answerClaimed(deps, claimed));
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Holds the thread for this node and reads what its answer may need; undefined when it is not to be had. */
async function claim(
  unit: UnitOfWork,
  { settings, model }: Pick<Deps, 'model' | 'settings'>,
  { id, customer_id, property_id }: DueThread,
) {
  const [thread, found, usage] = await allSettledInOrder(
    claimAnswer(unit, id),
    lookUp(unit, settings, { id, customer_id, property_id }),
    model && usageOf(unit, customer_id),
  );
  return thread && { thread, found, usage, stay: await stayOf(unit, thread), modelMs: settings.MODEL_TIMEOUT_MS };
}

const actorFor = (customerId: string) => serviceFor(customerId, 'assistant', { name: copy.houseAssistant });

/** A lease that is lost with the database's machine is missed by nobody: the answer is still due. */
const claimAlone = (
  deps: Pick<Deps, 'model' | 'settings' | 'store'>,
  thread: DueThread,
): Promise<Claimed | undefined> =>
  withActor(deps.store, actorFor(thread.customer_id), (unit) => claim(unit, deps, thread), 'soon');

async function answerClaimed(deps: Deps, first: Claimed): Promise<void> {
  let claimed: Claimed | undefined = first;
  for (let round = 0; claimed && round < maxRounds; round++)
    claimed = (await answerHolding(deps, claimed)) ? await claimAlone(deps, claimed.thread) : undefined;
}

/** A turn as it is to be carried out. */
type Ready = { gathered: Gathered; decision: Decision; recordUsage?: (() => Promise<void>) | undefined };

/** @returns whether the guest wrote again meanwhile */
const answerHolding = (deps: Deps, claimed: Claimed): Promise<boolean> =>
  holding(deps, claimed.thread, () => answerOnce(deps, claimed));

async function answerOnce(deps: Deps, claimed: Claimed): Promise<boolean> {
  const ready = await decide(deps, claimed).catch((error: unknown) => rescue(deps, claimed, error));
  const carriedOut = perform(deps, claimed.thread, ready).catch((error: unknown) => {
    // Tried again once the database is back, and done by whoever has the lease now.
    if (isDatabaseUnavailable(error) || error instanceof LeaseLost) throw error;
    return perform(deps, claimed.thread, rescue(deps, claimed, error));
  });
  const recorded = ready.recordUsage?.();
  return carriedOut.finally(() => recorded);
}

async function decide(deps: Deps, { thread, found, usage, stay, modelMs }: Claimed): Promise<Ready> {
  const gathered = gather(deps, thread, found, stay);
  const atCap = usage !== undefined && isAtCap(usage, deps.settings);
  const show = showingSoFar(deps, thread, gathered);
  const { decision, recordUsage } = await decideTurn(deps, thread, gathered, { atCap, modelMs, show });
  return { gathered, decision: asOwnerWants(decision, gathered), recordUsage };
}

function asOwnerWants(made: Decision, { input, rules, host, property }: Gathered): Decision {
  const ruled = whereOwnerWantsPerson(made, input, rules);
  return host ? expiredPlanReply(ruled, host, property.name) : ruled;
}

/** A fault of ours leaves no guest without an answer: the sweep would only run into it again. */
function rescue(deps: Pick<Deps, 'log' | 'settings'>, { thread, found }: Claimed, error: unknown): Ready {
  const gathered = gatherBare(deps, thread, found);
  deps.log.error({ err: error, message_ids: gathered.answers }, 'a message could not be answered as it should');
  const decision = lastResort(gathered.input);
  return {
    gathered,
    decision: gathered.host ? expiredPlanReply(decision, gathered.host, gathered.property.name) : decision,
  };
}

async function perform(
  deps: Pick<Deps, 'store'>,
  thread: GuestThreadRecord,
  { gathered, decision }: Ready,
): Promise<boolean> {
  const presence = needsPerson(thread, gathered, decision) ? await withActor(deps.store, system, presenceNow) : null;
  return withActor(deps.store, actorFor(thread.customer_id), (unit) =>
    carryOut(unit, thread, gathered, decision, presence),
  );
}
