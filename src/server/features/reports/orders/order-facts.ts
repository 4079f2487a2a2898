// What one work order comes to in figures. Pure: of its row, its timeline, its offers and what was opened after it.
import type { Essential } from '#contract/enumerations/reports.ts';
import type { DispatchState } from '#contract/enumerations/work-orders.ts';

export type OrderHistory = {
  createdAt: Date;
  completedAt: Date | null;
  cancelled: boolean;
  essential: Essential | null;
  /** Steps of its timeline that led somewhere, oldest first. */
  steps: readonly { at: Date; from: DispatchState | null; to: DispatchState; byGuest: boolean }[];
  offers: readonly { answeredAt: Date | null; accepted: boolean }[];
  /** When the next order of that trade at that property was opened after this one was done. */
  nextOfTradeAt: Date | null;
};

export type OrderFacts = {
  /** From its opening; null where it did not come to that. */
  acceptSeconds: number | null;
  scheduleSeconds: number | null;
  onSiteSeconds: number | null;
  doneSeconds: number | null;
  /** How many contractors were asked. */
  asked: number;
  reopened: boolean;
  /** Null until it is done. */
  fixedAtFirst: boolean | null;
  /** From then on `fixedAtFirst` changes no more. */
  fixKnownAt: Date | null;
  /** From the report to the guest's word that it works, or to the end of the work where they said nothing. */
  downSeconds: number | null;
};

/** An order of the trade at the house within so long after means that it was not fixed. */
export const fixMs = 30 * 24 * 3_600_000;

export function orderFacts(order: OrderHistory): OrderFacts {
  const since = (at: Date | null | undefined) => secondsBetween(order.createdAt, at);
  const first = (to: DispatchState) => order.steps.find((step) => step.to === to)?.at;
  const done = order.cancelled ? null : order.completedAt;
  const reopened = order.steps.some(({ from, to }) => from === 'pending_confirmation' && to !== 'closed');
  const accepted = order.offers.filter((offer) => offer.accepted).map(({ answeredAt }) => answeredAt);
  return {
    acceptSeconds: since(earliest(accepted) ?? first('accepted')),
    scheduleSeconds: since(first('scheduled')),
    onSiteSeconds: since(first('on_site')),
    doneSeconds: since(done),
    asked: order.offers.length,
    reopened,
    fixedAtFirst: done === null ? null : !reopened && visits(order) <= 1 && !isDoneAgain(done, order.nextOfTradeAt),
    fixKnownAt: done && new Date(done.getTime() + fixMs),
    downSeconds: order.essential && done && since(confirmedAt(order) ?? done),
  };
}

/** A second time on site, or parts that were waited for, is a second visit. */
const visits = ({ steps }: OrderHistory): number =>
  steps.filter(({ to }) => to === 'on_site').length + steps.filter(({ to }) => to === 'awaiting_parts').length;

const isDoneAgain = (done: Date, next: Date | null): boolean =>
  next !== null && next.getTime() - done.getTime() <= fixMs;

const confirmedAt = ({ steps }: OrderHistory): Date | undefined =>
  steps.findLast(({ from, to, byGuest }) => byGuest && from === 'pending_confirmation' && to === 'closed')?.at;

const earliest = (times: readonly (Date | null)[]): Date | undefined =>
  times.filter((at) => at !== null).toSorted((one, other) => one.getTime() - other.getTime())[0];

const secondsBetween = (from: Date, to: Date | null | undefined): number | null =>
  to ? Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000)) : null;
