import type { JobCandidate, JobCandidates } from '#contract/dispatch/hand-dispatch.ts';
import { type ServiceType, serviceTypeLabels } from '#contract/enumerations/trades.ts';
import type { OfferState } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/dispatch/choose.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { spanWords } from '#contract/span-words.ts';
import type { Tone } from '../../../ui/badge.tsx';
import { arrivalWords, calendarDay, dayAndTime } from '../../../ui/day-words.ts';

/** The clock of the property, and the moment that "today" is said from. */
export type Clock = { zone: string; now: Date };

/** What is known of a contractor, in the order in which one chooses: money, stars, speed, papers, load. */
export function figuresOf(one: JobCandidate, trade: ServiceType): string[] {
  return [
    priceWords(one, trade),
    one.stars ? fill(copy.stars, { average: one.stars.average.toFixed(1), count: one.stars.count }) : copy.noStars,
    ...answerWords(one),
    ...paperWords(one),
    ...(one.running > 0 ? [fill(copy.running, { count: one.running })] : []),
    ...(one.assigned ? [] : [copy.notAssigned]),
  ];
}

function priceWords({ price }: JobCandidate, trade: ServiceType): string {
  if (!price) return copy.noPrice;
  const { count, median_cents, of } = price;
  const amount = dollars(median_cents);
  return of === 'kind'
    ? fill(copy.priceOfKind, { amount, count })
    : fill(copy.priceOfTrade, { amount, count, trade: serviceTypeLabels[trade] });
}

function answerWords({ answers: { median_seconds, unanswered } }: JobCandidate): string[] {
  const speed =
    median_seconds === null
      ? copy.noAnswers
      : fill(copy.answersIn, { time: spanWords(Math.max(1, median_seconds / 60)) });
  return unanswered > 0 ? [speed, fill(copy.unanswered, { count: unanswered })] : [speed];
}

/** Papers that lapsed are among the reasons. */
function paperWords({ reasons, insurance_expires_on: insured, license_expires_on: licensed }: JobCandidate): string[] {
  const has = (is: string) => reasons.some((reason) => reason.is === is);
  const words: string[] = [];
  if (insured === null) words.push(copy.noInsurance);
  else if (!has('insurance')) words.push(fill(copy.insuredThrough, { day: calendarDay(insured) }));
  if (licensed !== null && !has('license')) words.push(fill(copy.licensedThrough, { day: calendarDay(licensed) }));
  return words;
}

/** Their other visits then, by the property's clock. */
export const visitWords = ({ visits }: JobCandidate, clock: Clock): string[] =>
  visits.map(({ from, to, property_name }) =>
    fill(copy.visitThere, { when: arrivalWords(from, to, clock), property: property_name }),
  );

/** How they stand to this job; null where they were never asked. */
export function standingOf({ contractor_id, last_offer }: JobCandidate, holder: JobCandidates['holder']) {
  if (holder?.contractor_id === contractor_id) return { tone: 'primary' as Tone, words: copy.hasIt };
  return last_offer && standings[last_offer.state];
}

const standings: Record<OfferState, { tone: Tone; words: string } | null> = {
  offered: { tone: 'lamp', words: copy.isAsked },
  accepted: null,
  declined: { tone: 'neutral', words: copy.saidNo },
  expired: { tone: 'neutral', words: copy.saidNothing },
  revoked: { tone: 'neutral', words: copy.takenBackBefore },
  taken: { tone: 'neutral', words: copy.anotherFaster },
};

/** For which time it is said who is free. */
export const timeWords = ({ time: { from, to, agreed } }: JobCandidates, clock: Clock): string =>
  agreed ? fill(copy.lookedAt, { from: dayAndTime(from, clock), to: dayAndTime(to, clock) }) : copy.lookedAtDay;
