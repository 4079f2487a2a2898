// Whether the state machine of a thread lets a decision follow. What it does not allow is not proposed, and what an
// engine decided against it is an error: the guest gets a person (last-resort.ts), and we read why.
import type { DialogueState } from '../conversation-state/dialogue-state.ts';
import { isOver } from '../conversation-state/last-done.ts';
import { moveOf, stateOf } from '../conversation-state/move-of.ts';
import {
  actsNeed,
  type Condition,
  conditions,
  type ThreadMove,
  type ThreadMoveName,
  type ThreadState,
  threadMoves,
  waitingStates,
} from '../conversation-state/thread-moves.ts';
import type { Decision } from './decision.ts';
import { casesOf } from './decision-case.ts';
import type { EngineInput } from './engine.ts';

/** What of a turn the machine looks at. */
type Before = Pick<EngineInput, 'state' | 'openOrders' | 'openQuestions' | 'history'>;

export const isAllowed = (before: Before, decision: Decision): boolean => faultIn(before, decision) === null;

/** @throws where it may not follow */
export function held(before: Before, decision: Decision): Decision {
  const fault = faultIn(before, decision);
  if (fault) throw new Error(`Against the state machine of a thread (thread-moves.ts): ${fault}`);
  return decision;
}

/** Why it may not follow; null where it may. */
export function faultIn(before: Before, decision: Decision): string | null {
  const moves = casesOf(decision).map(moveOf);
  const [from, to] = [stateOf(before.state), stateOf(decision.state)];
  const holds = holding(before, decision, moves);
  const broken = (needs: readonly Condition[] = []) => needs.find((need) => !holds[need]());
  for (const name of moves) {
    const move: ThreadMove = threadMoves[name];
    if (!mayFollow(move, from)) return `${name} in ${from}`;
    const need = broken(move.needs);
    if (need) return `${name} needs that ${conditions[need]}`;
  }
  for (const { kind } of decision.actions) {
    const need = kind in actsNeed ? broken(actsNeed[kind as keyof typeof actsNeed]) : undefined; // looked up just before
    if (need) return `${kind} needs that ${conditions[need]}`;
  }
  return moves.some((name) => leadsTo(name, before.state, decision.state))
    ? null
    : `${moves.join(' and ')} from ${from} to ${to}`;
}

export const mayFollow = ({ from, notFrom }: ThreadMove, state: ThreadState): boolean =>
  (!from || from.includes(state)) && !notFrom?.includes(state);

function leadsTo(name: ThreadMoveName, before: DialogueState, after: DialogueState): boolean {
  const { to }: ThreadMove = threadMoves[name];
  const state = stateOf(after);
  if (to.some((one) => one === state)) return true;
  if (!to.includes('same')) return false;
  const waits = waitingStates.some((one) => one === stateOf(before));
  return waits ? JSON.stringify(after.pending) === JSON.stringify(before.pending) : state === 'idle';
}

function holding(
  { state, openOrders, openQuestions, history }: Before,
  { state: after }: Decision,
  moves: readonly ThreadMoveName[],
): Record<Condition, () => boolean> {
  const { playbook: running, codeHelped } = state;
  const { playbook: next } = after;
  const isAsked = moves.includes('tellCode') || moves.includes('ringAlarm');
  return {
    stepsUnderWay: () => running !== null && !running.ordered,
    stepIsNew: () => next !== null && !running?.tried.includes(next.tried.at(-1) ?? ''),
    notUnderWay: () => !running || running.ordered || running.id !== next?.id,
    job: () => openOrders.length > 0,
    ownJob: () => openOrders.some((one) => !isOver(one) && !one.joined),
    finishedJob: () => openOrders.some((one) => isOver(one) && !one.joined),
    joinedJob: () => openOrders.some(({ joined }) => joined),
    openQuestion: () => openQuestions.length > 0,
    anythingOpen: () => openOrders.length > 0 || openQuestions.length > 0,
    codeToldBefore: () => history.some(({ text }) => text.includes('{{secret:')),
    notHelpedYet: () => !codeHelped,
    noCodeFailed: () => !codeHelped || isAsked,
  };
}
