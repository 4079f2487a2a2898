import { toStay } from '#features/stays';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { forgetGuest } from '#server/use-cases/privacy/forget-guest.ts';

/** What is done with a stay and reaches into its chats. */
export const stayGuestProcedures = {
  forgetGuest: os.stays.forgetGuest
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toStay(await forgetGuest(unit, actor.customerId, input.id))),
    ),
};
