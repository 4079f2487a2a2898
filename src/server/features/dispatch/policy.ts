import type { ReasonAgainst } from '#contract/dispatch/hand-dispatch.ts';
import type { DispatchState, Urgency } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { type Unreachable, whyUnreachable } from '#contract/phones.ts';
import type { Candidate } from '#features/contractors';
import type { WorkOrderRecord } from '#features/work-orders';
import { awayThrough, type Clock, dayWords, isOpen, localTime, type Place, serves } from './reach.ts';
import { type Said, saidAgainst } from './said.ts';

/** From accepting to finishing: only then are there pictures to add and more money to ask for. */
export const isUnderWay = (state: DispatchState): boolean =>
  ['accepted', 'scheduled', 'en_route', 'on_site', 'awaiting_parts'].includes(state);

type Course = Pick<WorkOrderRecord, 'cost_cents' | 'dispatch_state' | 'status'>;

/** From accepting on, for good: an invoice may come weeks later. */
export const mayBill = ({ dispatch_state, status }: Course): boolean =>
  isUnderWay(dispatch_state) || status === 'completed';

/** Once the work is finished; what was said of a closed job stands. */
export const maySayCost = ({ dispatch_state, status, cost_cents }: Course): boolean =>
  dispatch_state === 'pending_confirmation' ||
  (dispatch_state === 'closed' && status === 'completed' && cost_cents === null);

/** The contractor has the job and is not there yet: a time can be agreed. */
export const isBeforeWork = (state: DispatchState): boolean =>
  ['accepted', 'scheduled', 'awaiting_parts'].includes(state);

/** Somebody waits for them: a time was said, or they are on the way. */
export const mayBeLate = ({ dispatch_state, arrival_from }: Pick<WorkOrderRecord, 'dispatch_state' | 'arrival_from'>) =>
  dispatch_state === 'en_route' || (isBeforeWork(dispatch_state) && arrival_from !== null);

/** So long whoever reported a job has for the stay check before the owner is asked about them. */
export const minutesForCheck = 5;

/**
 * Whether nobody known stands behind a job. What the fixed rules of danger opened is about lives, and waits for
 * nobody's word.
 */
export const isUnconfirmed = ({ reporter, danger }: Pick<WorkOrderRecord, 'reporter' | 'danger'>): boolean =>
  reporter === 'unchecked' && danger === null;

/** So long the guest may object after the contractor has finished; then the order closes. */
export const confirmHours = 48;

/** What is known of a job, the house and the moment when somebody is looked for. */
export type JobFacts = Place &
  Clock & {
    urgency: Urgency;
    /** Contractors who were offered this job before. */
    asked: ReadonlySet<string>;
    /** What contractors said when they declined other jobs. */
    said: readonly Said[];
  };

/** Why a contractor is not asked, as a line of the history; null when nothing speaks against it. */
export function skipReason(contractor: Candidate, job: JobFacts): string | null {
  return reasonsAgainst(contractor, job)[0]?.words ?? null;
}

/** All that speaks against a contractor, the gravest first: by what each is about, and as a line of the history. */
export function reasonsAgainst(contractor: Candidate, job: JobFacts): Reason[] {
  const company = contractor.company_name;
  const reasons: Reason[] = [];
  const add = (is: ReasonKind, words: string) => reasons.push({ is, words });
  if (job.asked.has(contractor.id)) add('asked', fill(copy.skippedAsked, { company }));
  if (contractor.status !== 'active') add('inactive', fill(copy.skippedInactive, { company }));
  const unreachable = whyUnreachable(contractor);
  if (unreachable) add('unreachable', unreachableLine(company, unreachable));
  const { insurance_expires_on: insured, license_expires_on: licensed } = contractor;
  const today = localTime(job).day;
  if (insured !== null && insured < today)
    add('insurance', fill(copy.skippedInsurance, { company, day: dayWords(insured) }));
  if (licensed !== null && licensed < today)
    add('license', fill(copy.skippedLicense, { company, day: dayWords(licensed) }));
  if (!serves(contractor, job)) add('area', elsewhereLine(contractor, job));
  const away = awayThrough(contractor, job);
  if (away) add('away', fill(copy.skippedAway, { company, day: dayWords(away) }));
  const said = saidAgainst(contractor, { zip: job.zip, today }, job.said);
  if (said) add('said', said);
  // An urgent job is worth a call at night: whoever cannot come declines, and the next is asked.
  if (job.urgency !== 'urgent' && !isOpen(contractor, job)) add('hours', fill(copy.skippedHours, { company }));
  return reasons;
}

type ReasonKind = ReasonAgainst | 'asked' | 'inactive';
export type Reason = { is: ReasonKind; words: string };

function elsewhereLine({ company_name: company, service_cities }: Candidate, { zip, city }: Place): string {
  const place = { company, zip: zip.slice(0, 5) };
  return service_cities.length ? fill(copy.skippedCity, { ...place, city }) : fill(copy.skippedPlace, place);
}

const unreachableLines = {
  bounced: copy.skippedBounced,
  no_phone: copy.skippedNoPhone,
  bad_phone: copy.skippedBadPhone,
} as const;

/** That nobody can tell a contractor of a job, as a line of the history. */
export const unreachableLine = (company: string, why: Unreachable): string => fill(unreachableLines[why], { company });
