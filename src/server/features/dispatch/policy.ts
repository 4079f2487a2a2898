import { TZDate } from '@date-fns/tz';
import type { Urgency } from '#contract/enumerations.ts';
import type { Candidate } from '#features/contractors';

export type JobFacts = {
  urgency: Urgency;
  /** Of the property, five digits. */
  zip: string;
  timezone: string;
  now: Date;
  /** Contractors who were offered this job before. */
  asked: ReadonlySet<string>;
};

/** Why a contractor is not asked, as a sentence for the timeline; null when nothing speaks against it. */
export function skipReason(contractor: Candidate, job: JobFacts): string | null {
  if (job.asked.has(contractor.id)) return 'was asked before';
  if (contractor.status !== 'active') return 'is no longer active';
  const today = localTime(job).day;
  if (contractor.insurance_expires_on !== null && contractor.insurance_expires_on < today) {
    return `insurance lapsed on ${contractor.insurance_expires_on}`;
  }
  if (contractor.licence_expires_on !== null && contractor.licence_expires_on < today) {
    return `licence lapsed on ${contractor.licence_expires_on}`;
  }
  if (contractor.service_zips.length && !contractor.service_zips.includes(job.zip.slice(0, 5)))
    return `does not serve ${job.zip.slice(0, 5)}`;
  // An urgent job is worth a call at night: whoever cannot come declines, and the next is asked.
  if (job.urgency !== 'urgent' && !isOpen(contractor, job)) return 'is out of hours';
  return null;
}

function isOpen(contractor: Candidate, job: JobFacts): boolean {
  if (!contractor.working_hours) return true;
  const { weekday, minutes } = localTime(job);
  const hours = contractor.working_hours[weekday];
  return hours !== undefined && minutes >= hours.from && minutes < hours.to;
}

function localTime(job: JobFacts) {
  const local = new TZDate(job.now.getTime(), job.timezone);
  const pad = (n: number) => String(n).padStart(2, '0');
  return {
    day: `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`,
    weekday: String(local.getDay()) as '0' | '1' | '2' | '3' | '4' | '5' | '6', // getDay is 0 to 6
    minutes: local.getHours() * 60 + local.getMinutes(),
  };
}
