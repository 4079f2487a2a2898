// Intents and slots of short hotel turns, and whether fragments are asked about rather than guessed at.
import type { EvalOptions } from './eval.ts';
import { type Figures, rate, timing } from './figures.ts';
import { sampleHouse } from './houses.ts';
import { did, playTurn, recited, replyOf } from './play.ts';
import { readRows, utteranceRow } from './rows.ts';
import { understand } from './understand.ts';

interface Counts {
  right: number;
  given: number;
  wanted: number;
}

export async function evalUtterances({ files, fixtures, fails }: EvalOptions): Promise<Figures> {
  const { knowledge: house } = sampleHouse(fixtures);
  const rows = files.flatMap((file) => readRows(file, utteranceRow));
  const intents: Counts = { right: 0, given: 0, wanted: 0 };
  const slots: Counts = { right: 0, given: 0, wanted: 0 };
  const slotNames: Counts = { right: 0, given: 0, wanted: 0 };
  const byIntent = new Map<string, Counts>();
  let whole = 0;
  let fragments = 0;
  let asked = 0;
  let quiet = 0;
  const times: number[] = [];
  for (const row of rows) {
    const started = performance.now();
    const found = understand(row.text);
    times.push(performance.now() - started);
    count(intents, found.intents, row.intents);
    for (const intent of new Set([...found.intents, ...row.intents])) {
      const tally = byIntent.get(intent) ?? { right: 0, given: 0, wanted: 0 };
      count(
        tally,
        found.intents.filter((name) => name === intent),
        row.intents.filter((name) => name === intent),
      );
      byIntent.set(intent, tally);
    }
    whole += sameSet(found.intents, row.intents) ? 1 : 0;
    count(slots, Object.entries(found.slots).map(pair), Object.entries(row.slots).map(pair));
    count(slotNames, Object.keys(found.slots), Object.keys(row.slots));
    if (fails && !sameSet(found.intents, row.intents))
      console.error(`${row.intents} got ${found.intents} | ${row.text}`);
    if (row.intents.length > 0) continue;
    const decision = await playTurn(house, row.text);
    fragments++;
    asked += /[?？]/.test(replyOf(decision)) ? 1 : 0;
    quiet += recited(decision).length === 0 && !did(decision, 'open_work_order') ? 1 : 0;
  }
  return {
    rows: rows.length,
    intent_f1: f1(intents),
    intent_precision: rate(intents.right, intents.given),
    intent_recall: rate(intents.right, intents.wanted),
    intents_all_right: rate(whole, rows.length),
    slot_name_f1: f1(slotNames),
    slot_value_f1: f1(slots),
    fragments,
    fragments_asked_about: rate(asked, fragments),
    fragments_nothing_recited: rate(quiet, fragments),
    ...timing(times),
    by_intent_f1: Object.fromEntries(
      [...byIntent].sort((a, b) => b[1].wanted - a[1].wanted).map(([name, tally]) => [name, f1(tally)]),
    ),
  };
}

function count(counts: Counts, given: string[], wanted: string[]): void {
  counts.right += given.filter((name) => wanted.includes(name)).length;
  counts.given += given.length;
  counts.wanted += wanted.length;
}

const f1 = ({ right, given, wanted }: Counts): number => rate(2 * right, given + wanted);
const sameSet = (a: string[], b: string[]): boolean => a.length === b.length && a.every((name) => b.includes(name));
const pair = ([name, value]: [string, unknown]): string => `${name}=${String(value).toLowerCase()}`;
