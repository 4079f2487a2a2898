import type { WorkOrderCard } from '#contract/conversations/messages.ts';

/** Where the card of a work order is on the page. */
export const orderAnchor = (id: string) => `order-${id}`;

export type OrderQuestion = 'time' | 'fixed' | 'stars';

/** What a work order asks of the guest now; null for nothing. */
export function orderQuestion({
  status,
  dispatch_state: state,
  contractor_name,
  proposed_times,
  watched,
  check_first,
}: WorkOrderCard): OrderQuestion | null {
  if (status === 'cancelled' || watched) return null;
  if (state === 'pending_confirmation') return 'fixed';
  if (state === 'closed') return contractor_name && !check_first ? 'stars' : null;
  const beforeWork = state === 'accepted' || state === 'scheduled' || state === 'awaiting_parts';
  return beforeWork && proposed_times.length > 0 ? 'time' : null;
}
