import { findProperty } from '#features/properties';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { changeRules } from './change-rules.ts';
import { changesOf, showProtocol } from './queries.ts';

export const protocolProcedures = {
  get: os.protocols.get.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      if (input.property_id) await findProperty(unit, input.property_id);
      return showProtocol(unit, actor.customerId, input.property_id ?? null);
    }),
  ),
  save: os.protocols.save.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      const { property_id: propertyId, version, rules } = input;
      if (propertyId) await findProperty(unit, propertyId);
      await changeRules(unit, { customerId: actor.customerId, propertyId, version, rules });
      return showProtocol(unit, actor.customerId, propertyId);
    }),
  ),
  changes: os.protocols.changes.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      if (input.property_id) await findProperty(unit, input.property_id);
      return { items: await changesOf(unit, actor.customerId, input.property_id) };
    }),
  ),
};
