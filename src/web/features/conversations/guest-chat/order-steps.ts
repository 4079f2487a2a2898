import type { DispatchState } from '#contract/enumerations/work-orders.ts';

/** The way of a repair as a guest sees it. */
export const orderSteps = ['reported', 'asked', 'accepted', 'onTheWay', 'onSite', 'finished'] as const;

/** Sentences of the guest's page, by their keys. */
type Step = (typeof orderSteps)[number] | (typeof words)[keyof typeof words];

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

const words = {
  triage: 'findingContractor',
  awaiting_approval: 'waitingForOwner',
  scheduled: 'visitAgreed',
  awaiting_parts: 'waitingForParts',
  pending_confirmation: 'finishedIsItFixed',
  closed: 'fixed',
} as const satisfies Partial<Record<DispatchState, string>>;

const wordsOf: Partial<Record<DispatchState, Step>> = words;

const isKnown = (state: string): state is DispatchState => Object.hasOwn(places, state);

/**
 * Which step it is at, from 0, and the words for it. A page that was open before an update may hear of a state it does
 * not know.
 */
export function orderProgress(dispatchState: string): { step: number; said: Step } {
  const state = isKnown(dispatchState) ? dispatchState : 'triage';
  const step = places[state];
  return { step, said: wordsOf[state] ?? orderSteps[step] ?? 'reported' };
}
