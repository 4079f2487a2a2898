import { os, ownerOnly, signedIn, staffOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { limitAddressProbing } from './address-taken.ts';
import { checkAddress } from './check-address.ts';
import { findRemoved } from './find-removed.ts';
import { findProperty, toOwnersProperty } from './queries.ts';
import { listRemoved, removeProperty, restoreProperty, rotateGuestLink } from './remove-property.ts';
import { updateProperty } from './update-property.ts';

export const propertyChangeProcedures = {
  checkAddress: os.propertyChanges.checkAddress
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => checkAddress(deps.store, actor.customerId, input)),
  update: os.propertyChanges.update.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    limitAddressProbing(deps.store, actor.customerId, () =>
      once(
        deps,
        actor,
        async (unit) => toOwnersProperty(await updateProperty(unit, deps.vault, actor, input), deps),
        async (unit, id) => toOwnersProperty(await findProperty(unit, id), deps),
      ),
    ),
  ),
  remove: os.propertyChanges.remove
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, (unit) => removeProperty(unit, actor, input.id)),
    ),
  restore: os.propertyChanges.restore
    .use(signedIn)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, (unit) => restoreProperty(unit, actor, input.id)),
    ),
  removed: os.propertyChanges.removed
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await listRemoved(unit, actor) })),
    ),
  findRemoved: os.propertyChanges.findRemoved
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => ({ items: await findRemoved(unit, input.q) })),
    ),
  rotateGuestLink: os.propertyChanges.rotateGuestLink.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(
      deps,
      actor,
      async (unit) => ({ guest_link: deps.links.guest(await rotateGuestLink(unit, actor, input.id)) }),
      async (unit) => ({ guest_link: deps.links.guest((await findProperty(unit, input.id)).guest_token) }),
    ),
  ),
};
