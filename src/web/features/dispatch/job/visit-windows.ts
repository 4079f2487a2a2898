import * as copy from '#contract/messages/en/dispatch/visits.ts';
import type { VisitTime } from '#contract/work-orders/work-orders.ts';
import { instantAt } from '../../../lib/time/property-time.ts';

/** One visit as it is typed: `2026-11-20`, `09:30`, `11:00`; empty where nothing is. */
export type TypedWindow = { day: string; from: string; to: string };
export type WindowError = { field: keyof TypedWindow; message: string };

/** The visit meant by the clocks at the property, or the first thing wrong with it and where. */
export function readWindow({ day, from, to }: TypedWindow, zone: string, now: Date): VisitTime | WindowError {
  if (!day) return { field: 'day', message: copy.dayMissing };
  if (!from) return { field: 'from', message: copy.startMissing };
  if (!to) return { field: 'to', message: copy.endMissing };
  if (to <= from) return { field: 'to', message: copy.endBeforeStart };
  const time = { from: instantAt(day, from, zone), to: instantAt(day, to, zone) };
  return Date.parse(time.to) > now.getTime() ? time : { field: 'from', message: copy.timePassed };
}
