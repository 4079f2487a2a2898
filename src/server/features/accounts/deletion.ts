import { and, eq, isNull } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { deletionDays } from '#contract/privacy/privacy-days.ts';
import { accountDeletions } from '#server/db/tables/accounts.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { deletionAskedMail, deletionTakenBackMail } from './mails.ts';

const copy = spoken(copyInEnglish);

export type Deletion = typeof accountDeletions.$inferSelect;

const standing = (customerId: string) =>
  and(eq(accountDeletions.customer_id, customerId), isNull(accountDeletions.taken_back_at));

/** Undefined unless the account is to go. */
export async function findDeletion({ tx }: UnitOfWork, customerId: string): Promise<Deletion | undefined> {
  const [row] = await tx.select().from(accountDeletions).where(standing(customerId));
  return row;
}

/** In seven days the account goes. Asked again it stays at the first day. */
export async function askDeletion(unit: UnitOfWork, { customerId, name }: Owner, email: string): Promise<Deletion> {
  const before = await findDeletion(unit, customerId);
  if (before) return before;
  const due = new Date(unit.now.getTime() + deletionDays * 86_400_000);
  const asked = { email, name, asked_at: unit.now, due_at: due, taken_back_at: null };
  const [row] = await unit.tx
    .insert(accountDeletions)
    .values({ customer_id: customerId, ...asked })
    .onConflictDoUpdate({ target: accountDeletions.customer_id, set: asked })
    .returning();
  if (!row) throw new Error('insert returned no row');
  await unit.enqueue('account.renewal', { customerId });
  await unit.enqueue('account.delete', { customerId }, { startAfter: due });
  await unit.enqueue('mail.send', deletionAskedMail({ email, name }, due, unit.links.page('/profile')));
  await unit.audit({ kind: 'deletion.asked', customerId });
  await unit.emit({ kind: 'account.changed', customer_id: customerId });
  return row;
}

/** The account stays. @throws CONFLICT once its deletion has begun */
export async function takeBackDeletion(unit: UnitOfWork, { customerId, name }: Owner, email: string): Promise<void> {
  const [row] = await unit.tx
    .update(accountDeletions)
    .set({ taken_back_at: unit.now })
    .where(and(standing(customerId), isNull(accountDeletions.begun_at)))
    .returning();
  if (!row) {
    if (await findDeletion(unit, customerId)) throw conflict(copy.tooLate);
    return; // pressed twice
  }
  await unit.enqueue('account.renewal', { customerId });
  await unit.enqueue('mail.send', deletionTakenBackMail({ email, name }));
  await unit.audit({ kind: 'deletion.taken_back', customerId });
  await unit.emit({ kind: 'account.changed', customer_id: customerId });
}
