import { limitAddressProbing } from '#features/properties';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { createWholeProperty } from './create-whole-property.ts';

export const newPropertyProcedures = {
  create: os.newProperties.create
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      limitAddressProbing(deps.store, actor.customerId, () => createWholeProperty(deps, actor, input)),
    ),
};
