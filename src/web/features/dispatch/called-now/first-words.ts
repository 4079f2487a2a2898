import type { CalledAsContractor, CalledForTrade } from '#contract/dispatch/called-now.ts';
import * as copy from '#contract/messages/en/dispatch/called-now.ts';
import { fill } from '#contract/messages/fill.ts';
import { spanWords } from '#contract/span-words.ts';
import { dayAndTime } from '../../../ui/day-words.ts';

type Clock = { zone: string; now: Date };

/** What happens first to a job of a trade at a house; times by the clock of the house. */
export function firstWords({ first, next }: Pick<CalledForTrade, 'first' | 'next'>, clock: Clock): string {
  const company = next?.company_name ?? '';
  if (first.is === 'human') return copy.teamHandles;
  if (first.is === 'nobody_left') return copy.nobodyLeft;
  if (first.is === 'offer') return fill(copy.offersTo, { company, time: spanWords(next?.accept_minutes ?? 0) });
  if (first.is === 'wait') {
    const time = timeOf(first.until, clock);
    return first.after === 'offer' ? fill(copy.waitsThenOffers, { time, company }) : fill(copy.waitsThenAsks, { time });
  }
  const asks = next ? fill(copy.asksThenOffers, { company }) : copy.asksThenNobody;
  const silent = first.if_silent === 'dispatch' ? copy.silentDispatch : copy.silentHuman;
  return `${asks} ${fill(silent, { time: spanWords(first.wait_minutes) })}`;
}

/** What it means for one contractor at a house. */
export function nowWords(row: CalledAsContractor, contractorId: string, now: Date): string {
  const { first, next, skipped, timezone: zone } = row;
  if (skipped !== null) return fill(copy.reason, { skipped });
  const isNext = next?.contractor_id === contractorId;
  const company = next?.company_name ?? '';
  if (first.is === 'wait') {
    const time = timeOf(first.until, { zone, now });
    if (first.after === 'ask_owner') return fill(copy.fromAsks, { time });
    return isNext ? fill(copy.fromFirst, { time }) : fill(copy.fromLater, { time, company });
  }
  if (first.is === 'ask_owner') return isNext ? copy.afterYesFirst : fill(copy.afterYesLater, { company });
  if (first.is === 'offer') return isNext ? copy.calledFirst : fill(copy.calledAfter, { company });
  return first.is === 'human' ? copy.teamHandles : copy.nobodyLeft;
}

const timeOf = (until: string, { zone, now }: Clock) => dayAndTime(until, { zone, now });
