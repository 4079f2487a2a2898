// What is wrong, one issue or several: a message may report a dead AC and a blocked toilet in one breath.
import type { ServiceType } from '#contract/enumerations/trades.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import {
  beyond,
  type Clause,
  matching,
  type Reading,
  type Rule,
  readMessage,
  readRules,
  type Triage,
  triage,
  worse,
} from '#language/reader';
import { normalize } from '#language/text';
import { dataText } from '../data-text.ts';
import { playbooks, type ReadPlaybook } from './playbook-schema.ts';

export interface Issue {
  reading: Reading;
  playbook: ReadPlaybook | null;
  serviceType: ServiceType;
  urgency: Urgency;
  /** Whether it needs a visit before anything is tried, by the rules' urgency alone. */
  ruledUrgency?: Urgency;
  triage: Triage;
  /** A rule of troubles holds, and not only one of what to do about them. */
  isTold: boolean;
  rules: string[];
}

/** The issues a message reports, gravest first; none when it reports nothing. */
export function issuesIn(reading: Reading): Issue[] {
  const whole = issueOf(reading);
  const parts = reading.clauses
    .filter((clause, i) => i === 0 || !leadsOn.test(normalize(clause.text)))
    .map((clause) => issueOf(readMessage(clause.text)))
    .filter((issue) => issue !== null);
  const named = parts.some(namesTrouble) ? parts.filter(namesTrouble) : parts;
  const distinct = named.filter((issue, i) => named.findIndex((other) => sameJob(issue, other)) === i);
  if (distinct.length < 2) return whole ? [whole] : distinct;
  // Circumstances may stand in another clause ("…, and my mother is 80"): they count for the gravest issue.
  const ordered = distinct.sort((a, b) => order(a) - order(b));
  const first = ordered[0];
  if (first && whole) first.urgency = worse(first.urgency, raisedBy(first.playbook, reading.whole, first.urgency));
  return ordered.slice(0, 3);
}

export function issueOf(reading: Reading): Issue | null {
  const found = matching(troubleRules, reading).filter(({ name }) => name !== 'anything' || namesThing(reading));
  const playbook = playbookFor(reading);
  if (found.length === 0 && !playbook) return null;
  const sorted = triage(reading);
  const own = playbook && !(playbook.trade_from_words && sorted.sureness > 0.4);
  return {
    reading,
    playbook,
    serviceType: own ? playbook.service_type : tradeOf(found, sorted),
    urgency: urgencyWith(playbook, sorted, reading.whole),
    triage: sorted,
    isTold: found.some(({ outcome }) => outcome === 'trouble'),
    rules: found.map(({ outcome, name }) => `${outcome}.${name}`),
  };
}

/** "Please send a plumber" says what to do about a trouble, and names none. */
export const namesTrouble = ({ playbook, isTold }: Issue): boolean => playbook !== null || isTold;

/** What a message reports when it is known which playbook fits. */
export function withPlaybook(reading: Reading, playbook: ReadPlaybook): Issue {
  const sorted = triage(reading);
  const urgency = urgencyWith(playbook, sorted, reading.whole);
  return {
    reading,
    playbook,
    serviceType: playbook.service_type,
    urgency,
    triage: sorted,
    isTold: false,
    rules: ['model.playbook'],
  };
}

/** A broken thing of no known trade goes to a handyman: the model alone would guess. */
const tradeOf = (found: Rule[], { serviceType, scores }: Triage): ServiceType =>
  found.every(({ name }) => name === 'anything') && (scores[serviceType] ?? 0) < 3 ? 'handyman' : serviceType;

/** "It's broken" names nothing to send anybody for. */
const namesThing = ({ whole }: Reading): boolean => beyond(whole, ['snapped', 'broken', 'leaning']).length > 0;

/** The playbook whose signs weigh most, if any. */
function playbookFor(reading: Reading): ReadPlaybook | null {
  const seen = playbooks.filter(({ rules }) => matching(rules, reading).length > 0);
  return seen.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

function urgencyWith(playbook: ReadPlaybook | null, sorted: Triage, whole: Clause): Urgency {
  const urgency = gravest(playbook, sorted, whole);
  return whole.slots.has('no-rush') ? (milder[urgency] ?? urgency) : urgency;
}

/** A guest who says that it can wait is believed by one step; danger stays danger. */
const milder: Partial<Record<Urgency, Urgency>> = { high: 'medium', medium: 'low' };

function gravest(playbook: ReadPlaybook | null, sorted: Triage, whole: Clause): Urgency {
  if (!playbook) return sorted.urgency;
  const said = sorted.isOrdinary ? playbook.urgency.ordinary : sorted.urgency;
  const floor = said === 'low' || said === 'non_urgent' ? said : worse(said, playbook.urgency.ordinary);
  return raisedBy(playbook, whole, floor);
}

export function raisedBy(playbook: ReadPlaybook | null, whole: Clause, from: Urgency): Urgency {
  const reading = { text: whole.text, clauses: [], whole };
  return (playbook?.raising ?? [])
    .filter(({ rule }) => matching([rule], reading).length > 0)
    .reduce((urgency, { to }) => worse(urgency, to), from);
}

/** "…, never lights", "…, it won't drain": more of what the clause before was about. */
const leadsOn = /^(?:never|not|still|it|its|that|this|does|do|will|can|keeps|only|just|also|but)\b/;

const sameJob = (a: Issue, b: Issue): boolean =>
  a.serviceType === b.serviceType && (a.playbook?.id === b.playbook?.id || !a.playbook || !b.playbook);
const order = ({ urgency, playbook }: Issue): number =>
  ['urgent', 'high', 'medium', 'low', 'non_urgent'].indexOf(urgency) - (playbook ? 0.5 : 0);

const troubleRules = readRules(dataText('trouble.txt'));
