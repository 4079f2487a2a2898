import * as copyInEnglish from '#contract/messages/en/dispatch/declines.ts';
import { fill } from '#contract/messages/fill.ts';
import { presentLocale, spoken } from '#contract/messages/spoken.ts';
import type { WhatWasSaid } from '#features/dispatch';
import { findProperty } from '#features/properties';
import type { WorkOrderRecord } from '#features/work-orders';
import { declineLabels, serviceTypeLabels } from '#server/kernel/labels.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

/** Why a contractor declined, for an owner: of the closed list, in their words, or both; null where they said nothing. */
export function reasonWords({
  decline_code: code,
  decline_reason: words,
  decline_until: day,
}: WhatWasSaid): string | null {
  if (!code || code === 'other') return words;
  const label = declineLabels[code];
  const why = day === null ? label : fill(copy.untilDay, { why: label, day: dayWords(day) });
  return words ? fill(copy.withWords, { why, words }) : why;
}

/** What dispatch makes of it; null where it makes nothing. */
export async function learnedFrom(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  { decline_code: code, decline_until: day }: WhatWasSaid,
): Promise<string | null> {
  if (day !== null) return fill(copy.learnedDay, { day: dayWords(day) });
  if (code === 'not_my_trade')
    return fill(copy.learnedTrade, { trade: serviceTypeLabels[order.service_type].toLowerCase() });
  if (code !== 'too_far') return null;
  return fill(copy.learnedFar, { zip: (await findProperty(unit, order.property_id)).zip.slice(0, 5) });
}

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(presentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
