import * as copy from '../messages/en/work-orders/thread.ts';

/** Who writes in the thread of a work order. */
export const orderSides = ['contractor', 'desk', 'owner', 'guest'] as const;
export type OrderSide = (typeof orderSides)[number];

export const orderSideLabels: Record<OrderSide, string> = {
  contractor: copy.sideContractor,
  desk: copy.sideDesk,
  owner: copy.sideOwner,
  guest: copy.sideGuest,
};
