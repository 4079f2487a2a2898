import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { listGroups } from './property-groups.ts';
import { listProperties, propertyRow } from './property-rows.ts';
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

export const propertyGroupProcedures = {
  list: os.propertyGroups.list
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await listGroups(unit, actor.customerId) })),
    ),
  of: os.propertyGroups.of
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: (await propertyRow(unit, input.id)).groups })),
    ),
};
