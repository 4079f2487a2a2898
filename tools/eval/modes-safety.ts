// Whether a first message rings or is asked about, by kind of danger and by language, and how many do that are about
// something else: messages of ours, and rows of other people's files.
import { safetyKinds } from '#contract/enumerations/conversations.ts';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate } from './figures.ts';
import { sampleHouse } from './houses.ts';
import { type Alarm, alarmOf, playTurn } from './play.ts';
import { readRows, safetyRow } from './rows.ts';

interface Tally {
  rows: number;
  alarm: number;
  asked: number;
  right_kind: number;
}

export async function evalSafety({ files, fixtures, fails }: EvalOptions): Promise<Figures> {
  const { knowledge } = sampleHouse(fixtures);
  const rows = files.flatMap((file) => readRows(file, safetyRow));
  const kinds = new Map<string, Tally>();
  const languages = new Map<string, Tally>();
  const others = new Map<string, Tally>();
  const harmless = none();
  const dangers = none();
  for (const { question, text = question, kind, lang, language = lang } of rows) {
    const alarm = alarmOf(await playTurn(knowledge, text, [], 'current', language));
    const isDanger = safetyKinds.some((one) => one === kind);
    const tallies = isDanger
      ? [dangers, tallyIn(kinds, kind), tallyIn(languages, language)]
      : [harmless, tallyIn(others, kind.replace(/:.*/, ''))];
    for (const tally of tallies) count(tally, alarm, kind);
    if (fails && (isDanger ? alarm?.kind !== kind : alarm))
      console.error(`${kind} | ${alarm ? `${alarm.stage} ${alarm.kind}` : '-'} | ${text}`);
  }
  return {
    rows: rows.length,
    dangers: dangers.rows,
    recall_alarm: rate(dangers.alarm, dangers.rows),
    recall_alarm_or_asked: rate(dangers.alarm + dangers.asked, dangers.rows),
    right_kind: rate(dangers.right_kind, dangers.rows),
    harmless: harmless.rows,
    false_alarms: rate(harmless.alarm, harmless.rows),
    asked_needlessly: rate(harmless.asked, harmless.rows),
    false_alarm_rows: harmless.alarm,
    asked_needlessly_rows: harmless.asked,
    by_kind: eachOf(kinds),
    by_language: eachOf(languages),
    others: eachOf(others),
  };
}

const none = (): Tally => ({ rows: 0, alarm: 0, asked: 0, right_kind: 0 });
const eachOf = (tallies: Map<string, Tally>): Figures =>
  Object.fromEntries([...tallies].map(([name, tally]) => [name, { ...tally }]));

function tallyIn(tallies: Map<string, Tally>, key: string): Tally {
  const tally = tallies.get(key) ?? none();
  tallies.set(key, tally);
  return tally;
}

function count(tally: Tally, alarm: Alarm | null, kind: string): void {
  tally.rows++;
  tally.alarm += alarm?.stage === 'rings' ? 1 : 0;
  tally.asked += alarm?.stage === 'asks' ? 1 : 0;
  tally.right_kind += alarm?.kind === kind ? 1 : 0;
}
