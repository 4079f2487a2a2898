// The safety rules' recall by kind and by language, and their false alarms on words that are about something else.
import type { Danger } from '#language/reader';
import { dangerIn } from '#server/language/reader/eval-entry.ts';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate } from './figures.ts';
import { readRows, safetyRow } from './rows.ts';

interface Tally {
  rows: number;
  alarm: number;
  asked: number;
  right_kind: number;
}

export async function evalSafety({ files, fails }: EvalOptions): Promise<Figures> {
  const rows = files.flatMap((file) => readRows(file, safetyRow));
  const kinds = new Map<string, Tally>();
  const languages = new Map<string, Tally>();
  const families = new Map<string, Tally>();
  const harmless = none();
  const dangers = none();
  for (const { question, text = question, kind, language, family } of rows) {
    const danger = dangerIn(text);
    const ofKind = kind === 'none' ? [harmless] : [dangers, tallyIn(kinds, kind), tallyIn(languages, language)];
    const ofFamily = family ? [tallyIn(families, kind === 'none' ? family : `${family} (danger)`)] : [];
    const tallies = [...ofKind, ...ofFamily];
    for (const tally of tallies) count(tally, danger, kind);
    if (fails && (kind === 'none' ? danger : danger?.kind !== kind))
      console.error(`${kind} | ${danger ? `${danger.tier} ${danger.rule}` : '-'} | ${text}`);
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
    by_kind: Object.fromEntries([...kinds].map(([kind, tally]) => [kind, { ...tally }])),
    by_language: Object.fromEntries([...languages].map(([language, tally]) => [language, { ...tally }])),
    ...(families.size > 0 && {
      by_family: Object.fromEntries([...families].map(([family, tally]) => [family, { ...tally }])),
    }),
  };
}

const none = (): Tally => ({ rows: 0, alarm: 0, asked: 0, right_kind: 0 });

function tallyIn(tallies: Map<string, Tally>, key: string): Tally {
  const tally = tallies.get(key) ?? none();
  tallies.set(key, tally);
  return tally;
}

function count(tally: Tally, danger: Danger | null, kind: string): void {
  tally.rows++;
  tally.alarm += danger?.tier === 1 ? 1 : 0;
  tally.asked += danger?.tier === 2 ? 1 : 0;
  tally.right_kind += danger?.kind === kind ? 1 : 0;
}
