// How soon: each rule names the circumstance that makes it so, and the gravest wins.
import type { ServiceType } from '#contract/enumerations/trades.ts';
import { type Urgency, urgencies } from '#contract/enumerations/work-orders.ts';
import { dataText } from '../text/data-text.ts';
import { ruledDanger } from './safety.ts';
import { matching, type Reading, readRules } from './slot-rules.ts';

interface Found {
  urgency: Urgency;
  isOrdinary: boolean;
  /** The rules that hold. */
  because: string[];
}

export function urgencyOf(reading: Reading, serviceType: ServiceType): Found {
  const found = matching(rules, reading);
  const because = found.map(({ outcome, name }) => `${outcome}.${name}`);
  if (ruledDanger(reading)?.tier === 1)
    return { urgency: 'urgent', isOrdinary: false, because: ['danger', ...because] };
  const raising = urgencies.find(
    (level) => level !== 'low' && level !== 'non_urgent' && found.some(({ outcome }) => outcome === level),
  );
  if (raising) return { urgency: raising, isOrdinary: false, because };
  if (found.some(({ outcome }) => outcome === 'non_urgent'))
    return { urgency: 'non_urgent', isOrdinary: false, because };
  if (found.some(({ outcome }) => outcome === 'low')) return { urgency: 'low', isOrdinary: false, because };
  return { urgency: ordinary[serviceType] ?? 'medium', isOrdinary: true, because: ['ordinary'] };
}

const rules = readRules(dataText('urgency.txt'));
const ordinary: Partial<Record<ServiceType, Urgency>> = { landscaping: 'low', rental_management: 'low' };
