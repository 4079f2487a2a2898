import * as copyInEnglish from '#contract/messages/en/privacy/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { askDeletion, findDeletion, takeBackDeletion } from '#features/accounts';
import { toStay } from '#features/stays';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { forbidden } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { exportGuest } from './export-data.ts';
import { forgetGuest } from './forget-guest.ts';

const copy = spoken(copyInEnglish);

const p = os.privacy;
const none = { deletion: null };
const view = (found: { asked_at: Date; due_at: Date } | undefined) => ({
  deletion: found ? { asked_at: found.asked_at.toISOString(), due_at: found.due_at.toISOString() } : null,
});

export const privacyProcedures = {
  deletion: p.deletion
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => view(await findDeletion(unit, actor.customerId))),
    ),
  askDeletion: p.askDeletion.use(ownerOnly).handler(({ context: { actor, deps, sessionId = '', email = '' } }) =>
    once(deps, actor, async (unit) => {
      if (!(await deps.takePasswordProof(sessionId))) throw forbidden(copy.passwordFirst);
      return view(await askDeletion(unit, actor, email));
    }),
  ),
  takeBackDeletion: p.takeBackDeletion.use(ownerOnly).handler(({ context: { actor, deps, email = '' } }) =>
    once(deps, actor, async (unit) => {
      await takeBackDeletion(unit, actor, email);
      return none;
    }),
  ),
  guestData: p.guestData.use(ownerOnly).handler(({ input, context }) => exportGuest(context, input.id)),
  forgetGuest: p.forgetGuest
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => toStay(await forgetGuest(unit, actor.customerId, input.id))),
    ),
};
