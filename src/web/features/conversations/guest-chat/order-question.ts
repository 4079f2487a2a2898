import type { WorkOrderCard } from '#contract/conversations/messages.ts';

/** Where the card of a work order is on the page. */
export const orderAnchor = (id: string) => `order-${id}`;

/** What a work order asks of the guest now; null for nothing. */
export function orderQuestion({
  status,
  dispatch_state: state,
  contractor_name,
  proposed_times,
  watched,
}: WorkOrderCard): 'time' | 'fixed' | 'stars' | null {
  if (status === 'cancelled' || watched) return null;
  if (state === 'pending_confirmation') return 'fixed';
  if (state === 'closed') return contractor_name ? 'stars' : null;
  const beforeWork = state === 'accepted' || state === 'scheduled' || state === 'awaiting_parts';
  return beforeWork && proposed_times.length > 0 ? 'time' : null;
}
