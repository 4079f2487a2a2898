// npm run draw:work-orders: the state machine of work orders, from its table into docs/dispatch.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { type DispatchState, dispatchStates } from '#contract/enumerations/work-orders.ts';
import {
  endingActs,
  type Move,
  parties,
  stateAfter,
  type WorkOrderAct,
  workOrderActs,
  workOrderMoves,
} from '#server/features/work-orders/moves.ts';
import { placeDrawing } from './place-drawing.ts';

const doc = new URL('../../docs/dispatch.md', import.meta.url);
/** The document with the drawing as it should be. */
export const withDrawing = (text: string): string => placeDrawing(text, 'draw:work-orders', drawing());

function drawing(): string {
  const edges = dispatchStates.flatMap((from) =>
    dispatchStates.flatMap((to) => {
      const acts = workOrderActs.filter(
        (act) => !endingActs.includes(act) && to !== from && stateAfter(from, act) === to,
      );
      return acts.length ? [`  ${from} --> ${to}: ${acts.map(inWords).join(', ')}`] : [];
    }),
  );
  const rows = workOrderActs.map((act) => `| ${inWords(act)} | ${whoMay(act)} | ${moves(act)} |`);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> triage',
    ...edges,
    '  closed --> [*]',
    '```',
    '',
    '| act | who may | from → to |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const inWords = (name: string) => name.replaceAll('_', ' ');

function whoMay(act: WorkOrderAct): string {
  const { by }: Move = workOrderMoves[act];
  return by.length === parties.length ? 'dispatch, on anybody’s word' : by.join(', ');
}

/** Grouped by where it leads. */
function moves(act: WorkOrderAct): string {
  const open = dispatchStates.filter((from) => stateAfter(from, act));
  const words = (from: DispatchState[]) =>
    from.length === dispatchStates.length - 1 ? 'all but closed' : from.map(inWords).join(', ');
  if (open.every((from) => stateAfter(from, act) === from)) return `${words(open)}: stays there`;
  const ways = Map.groupBy(open, (from) => stateAfter(from, act));
  return [...ways].map(([to = 'closed', from]) => `${words(from)} → ${inWords(to)}`).join('; ');
}

if (import.meta.main) writeFileSync(doc, withDrawing(readFileSync(doc, 'utf8')));
