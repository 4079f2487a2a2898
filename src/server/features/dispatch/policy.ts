import { TZDate } from '@date-fns/tz';
import type { DispatchState, Urgency } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { type Unreachable, whyUnreachable } from '#contract/phones.ts';
import type { Candidate } from '#features/contractors';
import type { WorkOrderRecord } from '#features/work-orders';

/** From accepting to finishing: only then are there pictures to add and more money to ask for. */
export const isUnderWay = (state: DispatchState): boolean =>
  ['accepted', 'scheduled', 'en_route', 'on_site', 'awaiting_parts'].includes(state);

/** The contractor has the job and is not there yet: a time can be agreed. */
export const isBeforeWork = (state: DispatchState): boolean =>
  ['accepted', 'scheduled', 'awaiting_parts'].includes(state);

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

export type JobFacts = {
  urgency: Urgency;
  /** Of the property, five digits. */
  zip: string;
  timezone: string;
  now: Date;
  /** Contractors who were offered this job before. */
  asked: ReadonlySet<string>;
};

/** Why a contractor is not asked, as a line of the history; null when nothing speaks against it. */
export function skipReason(contractor: Candidate, job: JobFacts): string | null {
  const company = contractor.company_name;
  if (job.asked.has(contractor.id)) return fill(copy.skippedAsked, { company });
  if (contractor.status !== 'active') return fill(copy.skippedInactive, { company });
  const unreachable = whyUnreachable(contractor);
  if (unreachable) return unreachableLine(company, unreachable);
  const { insurance_expires_on: insured, license_expires_on: licensed, service_zips } = contractor;
  const today = localTime(job).day;
  if (insured !== null && insured < today) return fill(copy.skippedInsurance, { company, day: dayWords(insured) });
  if (licensed !== null && licensed < today) return fill(copy.skippedLicense, { company, day: dayWords(licensed) });
  const zip = job.zip.slice(0, 5);
  if (service_zips.length && !service_zips.includes(zip)) return fill(copy.skippedPlace, { company, zip });
  // An urgent job is worth a call at night: whoever cannot come declines, and the next is asked.
  if (job.urgency !== 'urgent' && !isOpen(contractor, job)) return fill(copy.skippedHours, { company });
  return null;
}

const unreachableLines = {
  bounced: copy.skippedBounced,
  no_phone: copy.skippedNoPhone,
  bad_phone: copy.skippedBadPhone,
} as const;

/** That nobody can tell a contractor of a job, as a line of the history. */
export const unreachableLine = (company: string, why: Unreachable): string => fill(unreachableLines[why], { company });

/** "Jan 31, 2026" of `2026-01-31`. */
const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Hours that end before they began go on into the next day. */
function isOpen({ working_hours }: Candidate, job: JobFacts): boolean {
  if (!working_hours) return true;
  const { weekday, minutes } = localTime(job);
  const today = working_hours[weekday];
  const yesterday = working_hours[dayBefore[weekday]];
  if (yesterday && yesterday.to < yesterday.from && minutes < yesterday.to) return true;
  return today !== undefined && minutes >= today.from && (minutes < today.to || today.to < today.from);
}

const dayBefore = { '0': '6', '1': '0', '2': '1', '3': '2', '4': '3', '5': '4', '6': '5' } as const;

function localTime(job: JobFacts) {
  const local = new TZDate(job.now.getTime(), job.timezone);
  const pad = (n: number) => String(n).padStart(2, '0');
  return {
    day: `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`,
    weekday: String(local.getDay()) as keyof typeof dayBefore, // getDay is 0 to 6
    minutes: local.getHours() * 60 + local.getMinutes(),
  };
}
