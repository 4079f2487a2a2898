import { findProperty } from '#features/properties';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { changeRules } from './change-rules.ts';
import { changesOf } from './changes.ts';
import { showProtocol } from './queries.ts';
import { undoChange } from './undo-change.ts';

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
      const change_id = await changeRules(unit, { customerId: actor.customerId, propertyId, version, rules });
      return { ...(await showProtocol(unit, actor.customerId, propertyId)), change_id };
    }),
  ),
  changes: os.protocols.changes.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      if (input.property_id) await findProperty(unit, input.property_id);
      const { property_id: propertyId, limit, cursor } = input;
      return changesOf(unit, { customerId: actor.customerId, propertyId, limit, cursor });
    }),
  ),
  undo: os.protocols.undo.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      const { id, rule, over } = input;
      const { propertyId, changeId } = await undoChange(unit, { customerId: actor.customerId, id, rule, over });
      return { ...(await showProtocol(unit, actor.customerId, propertyId)), change_id: changeId };
    }),
  ),
};
