import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { listProperties } from './property-rows.ts';
import { findProperty, toOwnersProperty } from './queries.ts';

export const propertyProcedures = {
  list: os.properties.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listProperties(unit, actor.customerId, input)),
    ),
  get: os.properties.get
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => toOwnersProperty(await findProperty(unit, input.id), deps)),
    ),
};
