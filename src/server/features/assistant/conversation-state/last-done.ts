// What the assistant did last and how the chat's jobs stand, as the reader of lines has learned it: "the second one" and
// "nope" say nothing without it.
import type { DecisionCase } from '../deciding/decision-case.ts';
import { leadOf } from '../deciding/decision-case.ts';
import type { EngineInput, OpenOrder } from '../deciding/engine.ts';
import { type DialogueState, withNothingAsked } from './dialogue-state.ts';
import { moveOf } from './move-of.ts';
import { type JobPhase, jobPhases, threadMoves } from './thread-moves.ts';

/** The names are those of the data's conversations (tools/eval/reader/talk.ts). */
export function didOf(made: DecisionCase, pending: DialogueState['pending']): string[] {
  const { did } = threadMoves[moveOf(leadOf(made))];
  return did === 'order' && pending?.kind === 'question' ? ['order', 'asked'] : [did];
}

/** After words of ours that ask nothing, said in place of a decision. */
export const remembering = (state: DialogueState, said: DecisionCase): DialogueState => ({
  ...withNothingAsked(state),
  did: didOf(said, null),
});

export function lineBefore({ state, history, openOrders, doneOrders }: EngineInput): string[] {
  const isFirst = state.did.length === 0 && !history.some(({ by }) => by === 'guest');
  const last = state.did.length > 0 ? state.did : ['none'];
  const standing = {
    open: openOrders.some((order) => !isOver(order)),
    coming: openOrders.some(({ state: at }) => isIn('coming', at)),
    over: [...openOrders, ...doneOrders].some(isOver),
  };
  return [
    ...(isFirst ? ['first'] : last.map((did) => `last ${did}`)),
    ...Object.entries(standing).flatMap(([name, holds]) => (holds ? [name] : [])),
  ];
}

/** The contractor has finished, whether or not the guest has said that it is fixed. */
export const isOver = ({ state }: OpenOrder): boolean => isIn('finished', state) || isIn('closed', state);

const isIn = (phase: JobPhase, state: OpenOrder['state']): boolean => jobPhases[state] === phase;
