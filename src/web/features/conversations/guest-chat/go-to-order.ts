import { orderAnchor } from './order-question.ts';

/** To the card of a work order, which may be far above. */
export function goToOrder(id: string): void {
  const card = document.getElementById(orderAnchor(id));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}
