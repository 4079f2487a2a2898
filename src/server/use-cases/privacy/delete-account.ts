import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import * as copy from '#contract/messages/en/privacy/answers.ts';
import { deletePerson, deletionDoneMail, lockOwnerOut } from '#features/accounts';
import { endSubscriptions } from '#features/billing';
import { cancelJobsOf } from '#features/dispatch';
import { discardFiles, imageFiles } from '#features/properties';
import { accountDeletions, users } from '#server/db/tables/accounts.ts';
import { accountArchives } from '#server/db/tables/archives.ts';
import { contractorPapers } from '#server/db/tables/contractors.ts';
import { apiKeys } from '#server/db/tables/developers.ts';
import { workOrderFiles } from '#server/db/tables/order-files.ts';
import { properties, stagedFiles } from '#server/db/tables/properties.ts';
import { securityLog } from '#server/db/tables/security.ts';
import { photos } from '#server/db/tables/work-orders.ts';
import { serviceFor, system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type Store, type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { partKeys } from './archives/parts.ts';
import { customerTables, personTables } from './customer-tables.ts';

/** Whose seven days are over; what a dead node began among them. */
export async function dueDeletions({ tx, now }: UnitOfWork): Promise<string[]> {
  const due = and(lte(accountDeletions.due_at, now), isNull(accountDeletions.taken_back_at));
  const rows = await tx.select({ id: accountDeletions.customer_id }).from(accountDeletions).where(due).limit(20);
  return rows.map(({ id }) => id);
}

/**
 * Job. Takes everything of a customer out of every table and every file. Each step finds what the ones before it left,
 * so that it can be killed anywhere and begun again: the row that asks for it goes last.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'authDb' | 'authStore' | 'clock' | 'files' | 'payments' | 'store'>,
  customerId: string,
): Promise<void> {
  const asInSystem = <T>(work: (unit: UnitOfWork) => Promise<T>) => withActor(deps.store, system, work);
  if (!(await asInSystem((unit) => begin(unit, customerId)))) return;
  await lockOwnerOut(deps.authStore, customerId);
  await asInSystem(({ tx }) => tx.delete(apiKeys).where(eq(apiKeys.customer_id, customerId)));
  // Contractors and guests are told before what they were told about is gone.
  await withActor(deps.store, serviceFor(customerId, 'dispatch'), (unit) => cancelJobsOf(unit, customerId));
  await endSubscriptions(deps, customerId);
  await asInSystem((unit) => deleteRows(unit, customerId));
  await forgetLog(deps.authStore, customerId);
  await deletePerson(deps.authDb, customerId);
  await deleteFiles(deps, customerId);
  await forgetLog(deps.authStore, customerId); // what was told meanwhile
  await asInSystem((unit) => finish(unit, customerId));
}

/** What is about them, and what they did that was about nobody's. The application's role may delete none of it. */
async function forgetLog(authStore: Store, customerId: string): Promise<void> {
  const theirs = or(eq(securityLog.customer_id, customerId), eq(securityLog.actor_id, customerId));
  await withActor(authStore, system, ({ tx }) => tx.delete(securityLog).where(theirs));
}

/** From here on it cannot be taken back. False where it is not due, was taken back or is done. */
async function begin({ tx, now }: UnitOfWork, customerId: string): Promise<boolean> {
  const due = and(
    eq(accountDeletions.customer_id, customerId),
    lte(accountDeletions.due_at, now),
    isNull(accountDeletions.taken_back_at),
  );
  const begun = await tx
    .update(accountDeletions)
    .set({
      begun_at: sql`coalesce(${accountDeletions.begun_at}, ${now.toISOString()})`,
      // The address may have changed since.
      email: sql`coalesce((select email from ${users} where id = ${customerId}), ${accountDeletions.email})`,
    })
    .where(due)
    .returning({ id: accountDeletions.customer_id });
  return begun.length > 0;
}

/** All rows but the notes of files, which go with their files. */
async function deleteRows(unit: UnitOfWork, customerId: string): Promise<void> {
  const { tx } = unit;
  await tx.execute(sql`set local statement_timeout = '10min'`); // there may be years of it
  await noteFiles(unit, customerId);
  for (const { table, whose } of [...personTables, ...customerTables])
    if (table !== stagedFiles && table !== securityLog)
      await tx.execute(sql`delete from ${table} where ${whose} = ${customerId}`);
}

/** What the rows name stands in notes from the commit on that takes the rows. */
async function noteFiles({ tx, now }: UnitOfWork, customerId: string): Promise<void> {
  const sent = await tx.select({ key: photos.file_key }).from(photos).where(eq(photos.customer_id, customerId));
  const papers = await tx
    .select({ key: contractorPapers.file_key })
    .from(contractorPapers)
    .where(eq(contractorPapers.customer_id, customerId));
  const ofOrders = await tx
    .select({ key: workOrderFiles.file_key })
    .from(workOrderFiles)
    .where(eq(workOrderFiles.customer_id, customerId));
  const archives = await tx.select().from(accountArchives).where(eq(accountArchives.customer_id, customerId));
  const homes = await tx.select().from(properties).where(eq(properties.customer_id, customerId));
  const keys = [...sent, ...papers, ...ofOrders]
    .map(({ key }) => key)
    .concat(homes.flatMap(imageFiles), archives.flatMap(partKeys));
  const notes = keys.map((file_key) => ({ customer_id: customerId, slot: 'deleted', file_key, attached_at: now }));
  for (let at = 0; at < notes.length; at += 500) await tx.insert(stagedFiles).values(notes.slice(at, at + 500));
}

/** @throws where one cannot be deleted: the job comes again */
async function deleteFiles(deps: Pick<Deps, 'files' | 'store'>, customerId: string): Promise<void> {
  for (;;) {
    const notes = await withActor(deps.store, system, ({ tx }) =>
      tx.select().from(stagedFiles).where(eq(stagedFiles.customer_id, customerId)).limit(500),
    );
    if (notes.length === 0) return;
    if ((await discardFiles(deps, notes)) < notes.length) throw new Error('Not every file could be deleted.');
  }
}

/**
 * A guest or a node that was still at work may have added rows: they go before the last sign of the account.
 * @throws where files were among them: the job comes again
 */
async function finish(unit: UnitOfWork, customerId: string): Promise<void> {
  const { tx } = unit;
  await deleteRows(unit, customerId);
  const left = await tx.select({ id: stagedFiles.id }).from(stagedFiles).where(eq(stagedFiles.customer_id, customerId));
  if (left.length > 0) throw new Error('Files were added meanwhile.');
  const which = eq(accountDeletions.customer_id, customerId);
  const [done] = await tx.delete(accountDeletions).where(which).returning();
  if (!done) return;
  await unit.enqueue('mail.send', deletionDoneMail(customerId, done));
  await unit.audit({ kind: 'data.deleted', customerId: null, subject: copy.accountDeleted });
}
