import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { twoFactor, user } from '#server/db/tables/auth.ts';
import { type Owner, type Staff, signature, system } from '#server/kernel/actor.ts';
import { auditAside } from '#server/kernel/audit-aside.ts';
import type { Deps } from '#server/kernel/context.ts';
import { forbidden, invalid, locked } from '#server/kernel/errors.ts';
import type { Queues } from '#server/kernel/queues.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { afterWrongCode } from './entries.ts';
import { recordTwoFactor } from './hooks.ts';
import { countTryOf } from './second-factor.ts';

const copy = spoken(copyInEnglish);

/**
 * Switches it off with a code of the app, in place of the password; with the mail about it, or not at all. @throws INVALID, LOCKED, FORBIDDEN where staff must
 * have it
 */
export async function disableTwoFactor(
  deps: Pick<Deps, 'authDb' | 'authStore' | 'clock' | 'settings' | 'store' | 'takeCode'>,
  person: Owner | Staff,
  { code, email, keep, headers }: { code: string; email: string; keep: string; headers: Headers },
): Promise<void> {
  const { authDb: db } = deps;
  if (person.kind !== 'owner' && deps.settings.staffTwoFactor === 'required') throw forbidden(copy.staffKeepTwoFactor);
  await countTryOf(db, person.userId, deps.clock.now()).catch(asOurs);
  const sendMail = (mail: Queues['mail.send']) =>
    withActor(deps.store, system, (unit) => unit.enqueue('mail.send', mail));
  const them = { id: person.userId, name: person.name, email };
  if (!(await deps.takeCode(person.userId, code))) {
    const { actor_kind: kind, actor_id: id, actor_name: name } = signature(person);
    const customerId = person.kind === 'owner' ? person.customerId : null;
    void auditAside(deps.store, {
      kind: 'refused',
      customerId,
      subject: copyInEnglish.wrongCodeTold,
      by: { kind, id, name },
    });
    await afterWrongCode({ db, clock: deps.clock, sendMail }, headers, them);
    throw invalid({ code: copy.wrongCode });
  }
  await withActor(deps.authStore, system, async (unit) => {
    await unit.tx.delete(twoFactor).where(eq(twoFactor.userId, person.userId));
    await unit.tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, person.userId));
    await recordTwoFactor(unit, them, keep, false);
  });
}

/** The auth library's words for a factor that is locked. */
function asOurs(error: unknown): never {
  if (error instanceof APIError && error.status === 'TOO_MANY_REQUESTS') throw locked(error.message);
  throw error;
}
