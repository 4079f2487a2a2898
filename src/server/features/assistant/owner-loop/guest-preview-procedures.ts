import { os, ownerOnly } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { previewChat } from './preview-chat.ts';
import { typedHouse } from './typed-house.ts';

/** The lines are answered once the transaction is over: they take some hundredths of a second and no connection. */
export const guestPreviewProcedures = {
  ask: os.guestPreviews.ask.use(ownerOnly).handler(async ({ input: { lines, ...typed }, context: { actor, deps } }) => {
    await limitRate(deps.store, perOwner, actor.userId);
    const { house, rules, property_name } = await withActor(deps.store, actor, (unit) =>
      typedHouse(unit, deps, actor.customerId, typed),
    );
    return { property_name, answers: await previewChat(house, rules, lines) };
  }),
};

/** A chat is answered anew with each pause in typing. */
const perOwner: RateLimit = { name: 'guest_preview', max: 120, windowSeconds: 60 };
