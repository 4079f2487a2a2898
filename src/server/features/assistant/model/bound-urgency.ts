import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { worse } from '#language/reader';

/** The model may raise what the rules say, but `urgent` wakes people: that is for the rules alone. */
export function boundUrgency(asked: Urgency, ruled: Urgency): Urgency {
  const urgency = worse(asked, ruled);
  return urgency === 'urgent' && ruled !== 'urgent' ? 'high' : urgency;
}
