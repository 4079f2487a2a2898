import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SaidByContractor } from '#contract/dispatch/contractor-declines.ts';
import { findContractor } from '#features/contractors';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { saidTo, stillHolds } from './said.ts';

/** What they said, as far as dispatch goes by it. @throws NOT_FOUND */
async function saidBy(unit: UnitOfWork, customerId: string, id: string): Promise<{ items: SaidByContractor[] }> {
  await findContractor(unit, customerId, id);
  const today = unit.now.toISOString().slice(0, 10);
  const said = (await saidTo(unit, customerId, id)).filter((one) => stillHolds(one, today));
  return { items: said.map(({ contractor_id: _, said_at, ...one }) => ({ ...one, said_at: said_at.toISOString() })) };
}

/** The owner wants them asked all the same: what they said until now counts no more. @throws NOT_FOUND */
async function askAgain(unit: UnitOfWork, customerId: string, id: string): Promise<void> {
  await findContractor(unit, customerId, id);
  await unit.tx
    .update(dispatchOffers)
    .set({ decline_settled_at: unit.now })
    .where(
      and(
        eq(dispatchOffers.customer_id, customerId),
        eq(dispatchOffers.contractor_id, id),
        isNotNull(dispatchOffers.decline_code),
        isNull(dispatchOffers.decline_settled_at),
      ),
    );
  await unit.emit({ kind: 'contractor.changed', customer_id: customerId, payload: { contractor_id: id } });
}

export const contractorDeclineProcedures = {
  list: os.contractorDeclines.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => saidBy(unit, actor.customerId, input.id)),
    ),
  askAgain: os.contractorDeclines.askAgain.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await askAgain(unit, actor.customerId, input.id);
      return saidBy(unit, actor.customerId, input.id);
    }),
  ),
};
