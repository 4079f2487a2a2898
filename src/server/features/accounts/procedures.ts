import { os, signedIn } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { findProfile } from './queries.ts';

export const accountProcedures = {
  me: os.accounts.me.use(signedIn).handler(async ({ context: { actor, deps, email, sessionExpiresAt } }) => {
    const profile =
      actor.kind === 'owner'
        ? await withActor(deps.store, actor, (unit) => findProfile(unit, actor.customerId))
        : undefined;
    return {
      id: actor.userId,
      email: email ?? '',
      role: actor.kind,
      full_name: profile?.full_name ?? actor.name,
      company_name: profile?.company_name ?? null,
      email_verified: true, // nobody else gets this far
      session_expires_at: (sessionExpiresAt ?? deps.clock.now()).toISOString(),
    };
  }),
};
