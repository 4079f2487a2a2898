// Triage of troubles into trade and urgency.
import { triageOf } from '#server/language/reader/eval-entry.ts';
import type { EvalOptions } from './eval.ts';
import { type Figures, rate, timing } from './figures.ts';
import { sampleHouse } from './houses.ts';
import { did, playTurn } from './play.ts';
import { readRows, triageRow } from './rows.ts';

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
  const { knowledge: house } = sampleHouse(fixtures);
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
