import { type DeclineCode, declineLabels, holdsUntilDay } from '#contract/dispatch/decline-codes.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/declines.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { invalid } from '#server/kernel/errors.ts';
import { dayWords } from './reach.ts';

const refusals = spoken(refusalsInEnglish);

/** Why somebody declines: of the closed list, in their own words, or both. */
export type Declined = { code?: DeclineCode | undefined; until?: string | undefined; reason?: string | undefined };

/** As the offer keeps it. */
export type WhatWasSaid = {
  decline_reason: string | null;
  decline_code: DeclineCode | null;
  decline_until: string | null;
};

/** So far ahead somebody may say that they are away. */
const longestDays = 366;

/** `today`: by the clock of the house. @throws INVALID for a day that is not to come */
export function whatWasSaid(declined: Declined | null, today: string): WhatWasSaid {
  const { code, reason } = declined ?? {};
  const until = (holdsUntilDay(code) && declined?.until) || null;
  if (until !== null && (until <= today || daysBetween(today, until) > longestDays))
    throw invalid({ until: refusals.freeAgainPassed });
  return { decline_reason: reason || null, decline_code: code ?? null, decline_until: until };
}

/** As a line of the history. */
export function declinedLine(company: string, { decline_code: code, decline_reason, decline_until }: WhatWasSaid) {
  if (code && code !== 'other') {
    const reason = declineLabels[code].toLowerCase();
    if (decline_until === null) return fill(copy.declinedBecause, { company, reason });
    return fill(copy.declinedUntil, { company, reason, day: dayWords(decline_until) });
  }
  return decline_reason
    ? fill(copy.declinedBecause, { company, reason: decline_reason })
    : fill(copy.declined, { company });
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
