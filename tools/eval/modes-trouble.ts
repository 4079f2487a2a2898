// Triage of troubles into trade and urgency, and the safety rules' recall and false alarms.
import { dangerIn, houseOf, triageOf } from '#features/assistant';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate, timing } from './figures.ts';
import { sampleHouse } from './houses.ts';
import { did, playTurn } from './play.ts';
import { readRows, safetyRow, triageRow } from './rows.ts';

/** Trades that a fair dispatcher might also send. */
const near: Record<string, string[]> = {
  handyman: ['property_management'],
  property_management: ['handyman'],
  cleaning: ['handyman', 'property_management'],
  septic: ['plumbing'],
  plumbing: ['septic'],
  gas: ['hvac', 'plumbing'],
  hvac: ['gas', 'electrical'],
  electrical: ['handyman', 'property_management'],
};
const bands: Record<string, string[]> = { high_or_urgent: ['high', 'urgent'], low: ['low', 'non_urgent'] };
const scale = ['urgent', 'high', 'medium', 'low', 'non_urgent'];

export async function evalTriage({ files, fixtures, fails }: EvalOptions): Promise<Figures> {
  const sample = sampleHouse(fixtures);
  const house = houseOf(sample.facts, sample.secrets, sample.articles);
  const rows = files.flatMap((file) => readRows(file, triageRow));
  const seen = { service: 0, lenient: 0, urgency: 0, urgencyNear: 0, opened: 0 };
  const times: number[] = [];
  for (const { text, service_type, urgency, urgency_band } of rows) {
    const started = performance.now();
    const { serviceType, urgency: given } = triageOf(text);
    times.push(performance.now() - started);
    const trades = [service_type].flat();
    const wanted = [urgency ?? urgency_band ?? []].flat().flatMap((level) => bands[level] ?? [level]);
    const right = trades.includes(serviceType);
    const soon = wanted.length === 0 || wanted.includes(given);
    seen.service += right ? 1 : 0;
    seen.lenient += right || trades.some((trade) => near[trade]?.includes(serviceType)) ? 1 : 0;
    seen.urgency += soon ? 1 : 0;
    seen.urgencyNear +=
      soon || wanted.some((level) => Math.abs(scale.indexOf(level) - scale.indexOf(given)) <= 1) ? 1 : 0;
    seen.opened += did(await playTurn(house, text), 'open_work_order') ? 1 : 0;
    if (fails && !(right && soon)) console.error(`${trades}/${wanted} got ${serviceType}/${given} | ${text}`);
  }
  return {
    rows: rows.length,
    service_type: rate(seen.service, rows.length),
    service_type_lenient: rate(seen.lenient, rows.length),
    urgency: rate(seen.urgency, rows.length),
    urgency_within_one: rate(seen.urgencyNear, rows.length),
    work_order_on_first_message: rate(seen.opened, rows.length),
    ...timing(times),
  };
}

export async function evalSafety({ files, fails }: EvalOptions): Promise<Figures> {
  const rows = files.flatMap((file) => readRows(file, safetyRow));
  const kinds = new Map<string, { rows: number; alarm: number; asked: number; kind: number }>();
  for (const { text, kind } of rows) {
    const danger = dangerIn(text);
    const tally = kinds.get(kind) ?? { rows: 0, alarm: 0, asked: 0, kind: 0 };
    tally.rows++;
    tally.alarm += danger?.tier === 1 ? 1 : 0;
    tally.asked += danger?.tier === 2 ? 1 : 0;
    tally.kind += danger?.kind === kind ? 1 : 0;
    kinds.set(kind, tally);
    if (fails && (kind === 'none' ? danger : danger?.kind !== kind))
      console.error(`${kind} | ${danger?.rule ?? '-'} | ${text}`);
  }
  const dangers = [...kinds].filter(([kind]) => kind !== 'none').map(([, tally]) => tally);
  const sum = (key: 'rows' | 'alarm' | 'asked' | 'kind') => dangers.reduce((total, tally) => total + tally[key], 0);
  const harmless = kinds.get('none') ?? { rows: 0, alarm: 0, asked: 0 };
  const byKind = [...kinds].map(([kind, t]): [string, Figures] => [
    kind,
    { rows: t.rows, alarm: t.alarm, asked: t.asked, right_kind: t.kind },
  ]);
  return {
    rows: rows.length,
    recall_alarm: rate(sum('alarm'), sum('rows')),
    recall_alarm_or_asked: rate(sum('alarm') + sum('asked'), sum('rows')),
    right_kind: rate(sum('kind'), sum('rows')),
    false_alarms: rate(harmless.alarm, harmless.rows),
    asked_needlessly: rate(harmless.asked, harmless.rows),
    by_kind: Object.fromEntries(byKind),
  };
}
