// How soon: each rule names the circumstance that makes it so, and the gravest wins.
import type { ServiceType } from '#contract/enumerations/trades.ts';
import { type Urgency, urgencies } from '#contract/enumerations/work-orders.ts';
import { dataText } from '../text/data-text.ts';
import { ruledDanger } from './safety.ts';
import { matching, type Reading, readRules } from './slot-rules.ts';

export function urgencyOf(reading: Reading, serviceType: ServiceType): { urgency: Urgency; because: string[] } {
  const found = matching(rules, reading);
  const because = found.map(({ outcome, name }) => `${outcome}.${name}`);
  if (ruledDanger(reading)?.tier === 1) return { urgency: 'urgent', because: ['danger', ...because] };
  const raising = urgencies.find(
    (level) => level !== 'low' && level !== 'non_urgent' && found.some(({ outcome }) => outcome === level),
  );
  if (raising) return { urgency: raising, because };
  if (found.some(({ outcome }) => outcome === 'non_urgent')) return { urgency: 'non_urgent', because };
  if (found.some(({ outcome }) => outcome === 'low')) return { urgency: 'low', because };
  return { urgency: ordinary[serviceType] ?? 'medium', because: ['ordinary'] };
}

const rules = readRules(dataText('urgency.txt'));
const ordinary: Partial<Record<ServiceType, Urgency>> = { landscaping: 'low', rental_management: 'low' };
