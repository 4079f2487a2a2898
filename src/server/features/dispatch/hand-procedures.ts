import { findWorkOrder } from '#features/work-orders';
import { os, signedIn } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { agreeVisit } from './agree-visit.ts';
import { candidatesOf } from './candidates.ts';
import { offerByHand } from './choose-contractors.ts';

/** A person decides who comes, and when. */
export const handDispatchProcedures = {
  candidates: os.handDispatch.candidates
    .use(signedIn)
    .handler(({ input: { id, ...wanted }, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => candidatesOf(unit, id, wanted)),
    ),
  offer: os.handDispatch.offer.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      const asked = await offerByHand(unit, input.id, { contractorIds: input.contractor_ids, why: input.why || null });
      const { id, dispatch_state } = await findWorkOrder(unit, input.id);
      return { id, dispatch_state, asked };
    }),
  ),
  agreeVisit: os.handDispatch.agreeVisit.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await agreeVisit(unit, input.id, { from: input.from, to: input.to }, input.contractor_knows);
      const { id, dispatch_state } = await findWorkOrder(unit, input.id);
      return { id, dispatch_state };
    }),
  ),
};
