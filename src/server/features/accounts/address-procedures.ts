import { eq } from 'drizzle-orm';
import { user } from '#server/db/tables/auth.ts';
import { system } from '#server/kernel/actor.ts';
import { type Deps, os } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { agreeToAddress, confirmAddress, stopAddress } from './address-words.ts';
import { providersOf } from './identity-providers.ts';
import { addressChangedMail, addressStoppedMail, identityMail } from './mails.ts';
import { applyChange, dueChanges } from './owner-email.ts';

const trying: RateLimit = { name: 'confirm-email', max: 60, windowSeconds: 600 };

export const addressProcedures = {
  confirmEmail: os.accounts.confirmEmail.handler(async ({ input, context: { deps, ip } }) => {
    await limitRate(deps.store, trying, ip);
    const { userId, email, agreedAt, appliesAt } = await confirmAddress(deps.authDb, input.token, deps.clock.now());
    const applied = await changeAddress(deps, userId);
    // With the old one's word too it is done, if not by this request then by another at the same time.
    return { email, applies_at: applied || agreedAt ? null : appliesAt.toISOString() };
  }),
  agreeToEmail: os.accounts.agreeToEmail.handler(async ({ input, context: { deps, ip } }) => {
    await limitRate(deps.store, trying, ip);
    const { userId, email } = await agreeToAddress(deps.authDb, input.token, deps.clock.now());
    return { email, applied: await changeAddress(deps, userId) };
  }),
  stopEmail: os.accounts.stopEmail.handler(async ({ input, context: { deps, ip } }) => {
    await limitRate(deps.store, trying, ip);
    const { ownerId, email } = await stopAddress(deps.authDb, input.token);
    const [owner] = await deps.authDb.select().from(user).where(eq(user.id, ownerId));
    await withActor(deps.store, system, async (unit) => {
      if (owner) await unit.enqueue('mail.send', addressStoppedMail(owner, email));
      const by = { kind: 'owner', id: ownerId, name: owner?.name ?? null };
      await unit.audit({ kind: 'address.stopped', customerId: ownerId, by });
    });
    return { email };
  }),
};

/** Timer: the three days in which an old address could object are over. */
export async function applyDueAddresses(
  deps: Pick<Deps, 'authDb' | 'authStore' | 'clock' | 'settings' | 'store'>,
): Promise<void> {
  for (const id of await dueChanges(deps.authDb, deps.clock.now()))
    await changeAddress(deps, id).catch(deps.store.report);
}

/** Where nothing is missing any more; both addresses are told. @returns whether it took effect */
async function changeAddress(
  deps: Pick<Deps, 'authDb' | 'authStore' | 'clock' | 'settings' | 'store'>,
  id: string,
): Promise<boolean> {
  const done = await applyChange(deps.authStore, id);
  if (!done) return false;
  const { ownerId, name, before, email, disconnected } = done;
  const gone = providersOf(deps.settings).filter((provider) => disconnected.includes(provider.id));
  await withActor(deps.store, system, async (unit) => {
    await unit.enqueue('mail.send', addressChangedMail({ email: before, name }, email));
    for (const provider of gone)
      await unit.enqueue('mail.send', identityMail({ email, name }, provider.name, 'disconnected'));
    await unit.audit({ kind: 'address.changed', customerId: ownerId, by: { kind: 'owner', id: ownerId, name } });
    await unit.emit({ kind: 'account.changed', customer_id: ownerId });
  });
  return true;
}
