import { system } from '#server/kernel/actor.ts';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { readPreferences, savePreferences } from './account-preferences.ts';
import { memberPreferences, saveMemberPreferences } from './member-preferences.ts';

export const preferenceProcedures = {
  get: os.preferences.get
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      actor.member
        ? withActor(deps.store, system, (unit) => memberPreferences(unit, actor))
        : withActor(deps.store, actor, (unit) => readPreferences(unit, actor.customerId)),
    ),
  save: os.preferences.save
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      actor.member
        ? withActor(deps.store, system, (unit) => saveMemberPreferences(unit, actor, input))
        : once(deps, actor, (unit) => savePreferences(unit, actor.customerId, input)),
    ),
};
