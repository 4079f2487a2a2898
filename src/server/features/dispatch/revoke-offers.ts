import { and, eq, inArray } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/dispatch/messages.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { speakingToContractor } from '#features/contractors';
import { referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { OfferRecord } from './answer-offer.ts';
import { tellContractor } from './messages.ts';

const copy = spoken(copyInEnglish);

/** The job was cancelled: whoever was offered it, or had it, is told and may not act on it any more. */
export async function revokeOffers(unit: UnitOfWork, order: WorkOrderRecord): Promise<void> {
  const open = await unit.tx
    .select()
    .from(dispatchOffers)
    .where(and(eq(dispatchOffers.work_order_id, order.id), inArray(dispatchOffers.state, ['offered', 'accepted'])));
  for (const offer of open) await revokeOffer(unit, order, offer, 'cancelled');
}

/** Ends one offer. Whoever has finished the work is not told to stay away. */
export async function revokeOffer(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  offer: OfferRecord,
  how: 'cancelled' | 'taken_back',
): Promise<void> {
  await unit.tx
    .update(dispatchOffers)
    .set({ state: 'revoked', answered_at: unit.now })
    .where(eq(dispatchOffers.id, offer.id));
  if (order.dispatch_state === 'pending_confirmation') return;
  const [contractor] = await unit.tx.select().from(contractors).where(eq(contractors.id, offer.contractor_id));
  if (!contractor) return;
  await speakingToContractor(contractor, () =>
    tellContractor(unit, contractor, {
      messageId: `revoked-${offer.id}@porchlight`,
      subject: how === 'cancelled' ? copy.cancelledSubject : copy.takenBackSubject,
      words: fill(how === 'cancelled' ? copy.cancelled : copy.takenBack, {
        reference: referenceOf(order.id),
        subject: saidSubject(order.subject_line),
      }),
    }),
  );
}
