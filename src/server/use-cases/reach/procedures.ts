import * as copyInEnglish from '#contract/messages/en/notifications/reach.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findReach } from '#features/accounts';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { invalid, notFound } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sendMorningMailNow } from './morning-mail.ts';
import { setMorningMail, showMorningMail } from './morning-mail-link.ts';
import { showReach } from './reach-view.ts';
import { saveReach } from './save-reach.ts';

const copy = spoken(copyInEnglish);

const sendingNow: RateLimit = { name: 'morning-mail-now', max: 5, windowSeconds: 3600 };

export const reachProcedures = {
  get: os.reach.get
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => showReach(unit, actor.customerId)),
    ),
  save: os.reach.save.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await saveReach(unit, actor.customerId, input);
      return showReach(unit, actor.customerId);
    }),
  ),
  sendMorning: os.reach.sendMorning.use(ownerOnly).handler(async ({ context: { actor, deps } }) => {
    await limitRate(deps.store, sendingNow, actor.userId);
    return once(deps, actor, async (unit) => {
      const row = await findReach(unit, actor.customerId);
      if (!row) throw invalid({ timezone: copy.clockNeeded }, copy.clockNeeded);
      const to = await sendMorningMailNow(unit, row);
      if (!to) throw notFound();
      return { to };
    });
  }),
};

export const morningMailLinkProcedures = {
  get: os.morningMailLinks.get.handler(({ input, context }) => showMorningMail(context, input.token)),
  set: os.morningMailLinks.set.handler(({ input, context }) => setMorningMail(context, input.token, input.on)),
};
