import { findProperty } from '#features/properties';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { simulate } from './simulate.ts';

export const simulationProcedures = {
  run: os.simulations.run.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const { property_id: propertyId, rules } = input;
      if (propertyId) await findProperty(unit, propertyId);
      return simulate(unit, { customerId: actor.customerId, propertyId, rules });
    }),
  ),
};
