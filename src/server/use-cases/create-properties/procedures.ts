import { withoutGuessing } from '#features/properties';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { createWholeProperty } from './create-whole-property.ts';

/** A property's own verbs know nothing of contractors: what creates both stands here. */
export const wholePropertyProcedures = {
  create: os.propertyChanges.create
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withoutGuessing(deps.store, actor.customerId, () => createWholeProperty(deps, actor, input)),
    ),
};
