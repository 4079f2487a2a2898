// Turns that no fact of a property answers: nothing may be recited, no work order opened, no alarm raised.
import type { Decision, PropertyKnowledge } from '#features/assistant';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate, timing } from './figures.ts';
import { entitiesOf, housesOf, sampleHouse } from './houses.ts';
import { did, isNearest, playTurn, recited, replyOf, told } from './play.ts';
import { kbRow, ordinaryRow, outOfScopeRow, readRows } from './rows.ts';

interface Row {
  text: string;
  history: string[];
  label: string;
}

export async function evalOrdinary(options: EvalOptions): Promise<Figures> {
  const rows = options.files
    .flatMap((file) => readRows(file, ordinaryRow))
    .map((row) => ({ ...row, label: 'ordinary' }));
  return abstain(options, rows);
}

export async function evalOutOfScope(options: EvalOptions): Promise<Figures> {
  const rows = options.files.flatMap((file) => readRows(file, outOfScopeRow)).map((row) => ({ ...row, history: [] }));
  return abstain(options, rows);
}

/** Each row is asked twice: of the first house, and of the others (and the entities of the FAQ file) in turn. */
async function abstain({ kb, fixtures, fails }: EvalOptions, rows: Row[]): Promise<Figures> {
  const { key, knowledge: first } = sampleHouse(fixtures);
  const others = [
    ...housesOf(fixtures).filter((house) => house.key !== key),
    ...(kb ? entitiesOf(readRows(kb, kbRow)) : []),
  ].map(({ knowledge }) => knowledge);
  return {
    first_house: await judge(rows, () => first, fails),
    other_houses: await judge(rows, (row) => others[(row * 7) % others.length] ?? first, fails),
  };
}

async function judge(rows: Row[], houseFor: (row: number) => PropertyKnowledge, fails: boolean): Promise<Figures> {
  const seen = { recited: 0, nearest: 0, orders: 0, alarms: 0, people: 0, owner: 0, abstained: 0 };
  const byLabel = new Map<string, { rows: number; abstained: number }>();
  const times: number[] = [];
  for (const [i, { text, history, label }] of rows.entries()) {
    const started = performance.now();
    const decision = await playTurn(houseFor(i), text, history);
    times.push(performance.now() - started);
    const clean = isClean(decision);
    seen.abstained += clean ? 1 : 0;
    seen.nearest += isNearest(decision) ? 1 : 0;
    seen.recited += told(decision).length > 0 ? 1 : 0;
    seen.orders += did(decision, 'open_work_order') ? 1 : 0;
    seen.alarms += did(decision, 'emergency') ? 1 : 0;
    seen.people += did(decision, 'handoff') ? 1 : 0;
    seen.owner += did(decision, 'ask_owner') ? 1 : 0;
    const label_ = byLabel.get(label) ?? { rows: 0, abstained: 0 };
    byLabel.set(label, { rows: label_.rows + 1, abstained: label_.abstained + (clean ? 1 : 0) });
    if (fails && !clean)
      console.error(
        `${label} | ${decision.trace.reason} | ${text} | ${replyOf(decision).slice(0, 100).replaceAll('\n', ' ')}`,
      );
  }
  const shares = Object.entries(seen).map(([key, n]): [string, number] => [key, rate(n, rows.length)]);
  const labels = [...byLabel].map(([label, n]): [string, number] => [`abstained_${label}`, rate(n.abstained, n.rows)]);
  return { rows: rows.length, ...Object.fromEntries([...shares, ...labels]), ...timing(times) };
}

/** Abstained: shows nothing of the house (what comes nearest neither), opens nothing, alarms nobody. */
const isClean = (decision: Decision): boolean =>
  recited(decision).length === 0 && !did(decision, 'open_work_order') && !did(decision, 'emergency');
