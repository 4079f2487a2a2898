import { eq } from 'drizzle-orm';
import type { Unreachable } from '#contract/phones.ts';
import { noteOnWorkOrder } from '#features/work-orders';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockOffer, passOn } from './answer-offer.ts';
import { isAskedElsewhere } from './open-offers.ts';
import { unreachableLine } from './policy.ts';

/**
 * The word of an offer never came: the job goes to the next contractor at once, and nobody waits for an answer, unless
 * others are asked too. An offer that was answered or is over is left alone.
 */
export async function passOver(unit: UnitOfWork, offerId: string, why: Unreachable): Promise<void> {
  const { offer, order, contractor } = await lockOffer(unit, offerId);
  if (offer.state !== 'offered') return;
  await unit.tx
    .update(dispatchOffers)
    .set({ state: 'revoked', answered_at: unit.now })
    .where(eq(dispatchOffers.id, offer.id));
  const line = unreachableLine(contractor.company_name, why);
  const beside = await isAskedElsewhere(unit, order.id);
  await (beside ? noteOnWorkOrder(unit, order.id, { kind: 'not_reached', summary: line }) : passOn(unit, order, line));
}
