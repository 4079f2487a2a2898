import { useUrlChoice, useUrlFilter } from '../../../lib/address/url-filter.ts';
import { type Days, daysOf, type SpanName, spanNames } from './spans.ts';

export type ReportSpan = {
  name: SpanName;
  days: Days;
  property: string;
  setName: (name: SpanName) => void;
  setFrom: (day: string) => void;
  setTo: (day: string) => void;
  setProperty: (id: string) => void;
};

/** Days and property stand in the address: `?days=90`, `?days=other&from=…&to=…`. */
export function useReportSpan(now: Date): ReportSpan {
  const [chosen, setName] = useUrlChoice('days', spanNames);
  const [from, setFrom] = useUrlFilter('from');
  const [to, setTo] = useUrlFilter('to');
  const [property, setProperty] = useUrlFilter('property');
  const name = chosen ?? '30';
  const usual = daysOf(name === 'other' ? '30' : name, now);
  const days = name === 'other' ? { from: from || usual.from, to: to || usual.to } : usual;
  return { name, days, property, setName, setFrom, setTo, setProperty };
}
