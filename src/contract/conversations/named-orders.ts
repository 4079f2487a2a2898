import type { WorkOrderCard } from './messages.ts';

const reference = /(?<![\p{L}\p{N}-])WO-[0-9A-F]{6}(?![\p{L}\p{N}-])/giu;

/**
 * The work orders that a line names ("WO-3F9A2C"), in its order, each once. Only those whose card the reader has: of any
 * other not even that it exists is told.
 */
export function namedOrders<Order extends Pick<WorkOrderCard, 'reference'>>(
  line: string,
  orders: readonly Order[],
): Order[] {
  const names = new Set(Array.from(line.matchAll(reference), ([name]) => name.toUpperCase()));
  return [...names].flatMap((name) => orders.find((order) => order.reference === name) ?? []);
}
