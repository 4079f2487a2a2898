// Which trade a trouble belongs to and how soon it must be seen to.
import { type ServiceType, serviceTypes } from '#contract/enumerations/trades.ts';
import { type Urgency, urgencies } from '#contract/enumerations/work-orders.ts';
import { dataText } from '../text/data-text.ts';
import { trainLinear } from '../text/linear-model.ts';
import { matching, type Reading, readRules } from './slot-rules.ts';
import { urgencyOf } from './urgency.ts';

export interface Triage {
  serviceType: ServiceType;
  urgency: Urgency;
  /** Sum of rule weights and the model's share, per trade that scored. */
  scores: Partial<Record<ServiceType, number>>;
  /** Share of the winner in all scores, 0 to 1. */
  sureness: number;
  /** Nothing that is told makes it sooner or later than its trade is anyway. */
  isOrdinary: boolean;
  urgencyRules: string[];
}

/** The trade and urgency of a text that is already known to be about a trouble. */
export function triage(reading: Reading): Triage {
  const scores: Partial<Record<ServiceType, number>> = {};
  for (const rule of matching(rules, reading)) add(scores, rule.outcome, rule.weight);
  for (const [i, p] of model.probabilities(reading.text).entries()) add(scores, model.classes[i] ?? '', p * modelShare);
  const ordered = Object.entries(scores).sort((a, b) => b[1] - a[1]);
  const total = ordered.reduce((sum, [, score]) => sum + score, 0);
  const serviceType = serviceTypes.find((type) => type === ordered[0]?.[0]) ?? 'handyman';
  const { urgency, isOrdinary, because } = urgencyOf(reading, serviceType);
  return {
    serviceType,
    urgency,
    scores,
    sureness: (ordered[0]?.[1] ?? 0) / (total || 1),
    isOrdinary,
    urgencyRules: because,
  };
}

export const worse = (a: Urgency, b: Urgency): Urgency => (urgencies.indexOf(a) <= urgencies.indexOf(b) ? a : b);

/** What the model's full certainty weighs beside the rules: enough to break a tie, seldom to overrule. */
const modelShare = 3;
const rules = readRules(dataText('triage.txt'));
const examples = dataText('trouble-utterances.jsonl')
  .split('\n')
  .filter((line) => line !== '')
  // Our own file, of this shape on every line; a test reads it against the contract's lists.
  .map((line) => JSON.parse(line) as { text: string; service_type: ServiceType; urgency: Urgency });
const model = trainLinear(examples.map(({ text, service_type }) => ({ text, label: service_type })));

function add(scores: Partial<Record<ServiceType, number>>, name: string, weight: number): void {
  const type = serviceTypes.find((known) => known === name);
  if (!type) throw new Error(`Unknown service type "${name}" in the triage data.`);
  scores[type] = (scores[type] ?? 0) + weight;
}
