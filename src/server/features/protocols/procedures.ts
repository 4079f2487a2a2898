import { findProperty } from '#features/properties';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sentencesOf } from './policy.ts';
import { rulesFor } from './queries.ts';

export const protocolProcedures = {
  get: os.protocols.get.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      if (input.property_id) await findProperty(unit, input.property_id);
      const rules = await rulesFor(unit, actor.customerId, input.property_id);
      return { property_id: input.property_id ?? null, rules, sentences: sentencesOf(rules) };
    }),
  ),
};
