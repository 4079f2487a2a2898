// npm run draw:thread: the state machine of a guest's thread, from its table into docs/assistant-states.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { dispatchStates } from '#contract/enumerations/work-orders.ts';
import {
  actsNeed,
  type Condition,
  conditions,
  jobPhases,
  type ThreadMove,
  type ThreadMoveName,
  type ThreadState,
  threadMoves,
  threadStates,
} from '#server/features/assistant/conversation-state/thread-moves.ts';
import { stateAfter, workOrderActs } from '#server/features/work-orders/moves.ts';
import { placeDrawing } from './place-drawing.ts';

const doc = new URL('../../docs/assistant-states.md', import.meta.url);
const states = Object.entries(threadStates);
const moves = Object.entries(threadMoves) as [ThreadMoveName, ThreadMove][]; // each row is one, whatever it leaves out

/** The document with the drawings as they should be. */
export const withThreadDrawing = (text: string): string => placeDrawing(text, 'draw:thread', drawing());

const drawing = (): string =>
  [
    '```mermaid',
    'stateDiagram-v2',
    '  state "any state" as any',
    ...states.map(([state, is]) => `  state "${inWords(state)}: ${is}" as ${state}`),
    '  [*] --> fresh',
    ...edgesOf(moves.flatMap(([name, move]) => waysOf(name, move))),
    '```',
    '',
    '| move | what the guest gets | may follow | needs that | leads to | said while a person is on the way |',
    '|---|---|---|---|---|---|',
    ...moves.map(([name, move]) => rowOf(name, move)),
    '',
    '| what is done | needs that |',
    '|---|---|',
    ...Object.entries(actsNeed).map(([act, needs]) => `| ${inWords(act)} | ${needsOf(needs)} |`),
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${jobPhases.triage}`,
    ...jobEdges(),
    '  closed --> [*]',
    '```',
    '',
  ].join('\n');

type Edge = { from: string; to: string; label: string };

/** What keeps the state as it is is not drawn. */
const waysOf = (
  name: ThreadMoveName,
  { from = ['any'], to }: ThreadMove | { from?: ['any']; to: ThreadMove['to'] },
): Edge[] =>
  from.flatMap((one) =>
    to
      .filter((state) => state !== 'same' && state !== one)
      .map((state) => ({ from: one, to: state, label: inWords(name) })),
  );

/** Those between the same two states are one line. */
const edgesOf = (edges: Edge[]): string[] =>
  [...Map.groupBy(edges, ({ from, to }) => `  ${from} --> ${to}`)].map(
    ([way, same]) => `${way}: ${[...new Set(same.map(({ label }) => label))].join(', ')}`,
  );

function rowOf(name: ThreadMoveName, { is, from, notFrom, needs = [], to, besidePerson }: ThreadMove): string {
  const follows = from ? list(from) : notFrom ? `all but ${list(notFrom)}` : 'all';
  return `| ${inWords(name)} | ${is} | ${follows} | ${needsOf(needs)} | ${list(to)} | ${besidePerson ? 'yes' : 'no'} |`;
}

const needsOf = (needs: readonly Condition[]): string => needs.map((need) => conditions[need]).join('; ');
const list = (names: readonly (ThreadState | 'same')[]): string => names.map(inWords).join(', ');

const jobEdges = (): string[] =>
  edgesOf(
    dispatchStates.flatMap((state) =>
      workOrderActs.flatMap((act) => {
        const next = stateAfter(state, act);
        const [from, to] = [jobPhases[state], next && jobPhases[next]];
        return to && to !== from ? [{ from, to, label: inWords(act) }] : [];
      }),
    ),
  );

/** "give next step" of `giveNextStep`, "add to work order" of `add_to_work_order`. */
const inWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');

if (import.meta.main) writeFileSync(doc, withThreadDrawing(readFileSync(doc, 'utf8')));
