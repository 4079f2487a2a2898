import type { DispatchState } from '#contract/enumerations/work-orders.ts';

/** The way of a repair as a guest sees it. */
export const orderSteps = ['Reported', 'Contractor asked', 'Accepted', 'On the way', 'On site', 'Finished'] as const;

const places: Record<DispatchState, number> = {
  triage: 0,
  awaiting_approval: 0,
  offered: 1,
  accepted: 2,
  scheduled: 2,
  en_route: 3,
  on_site: 4,
  awaiting_parts: 4,
  pending_confirmation: 5,
  closed: 5,
};

const words: Partial<Record<DispatchState, string>> = {
  triage: 'Reported, finding a contractor',
  awaiting_approval: "Reported, waiting for the owner's go-ahead",
  scheduled: 'Visit agreed',
  awaiting_parts: 'Waiting for parts',
  pending_confirmation: 'Finished. Is it fixed?',
  closed: 'Fixed',
};

const isKnown = (state: string): state is DispatchState => Object.hasOwn(places, state);

/**
 * Which step it is at, from 0, and the words for it. A page that was open before an update may hear of a state it does
 * not know.
 */
export function orderProgress(dispatchState: string): { step: number; said: string } {
  const state = isKnown(dispatchState) ? dispatchState : 'triage';
  const step = places[state];
  return { step, said: words[state] ?? orderSteps[step] ?? '' };
}
