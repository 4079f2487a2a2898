import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import { accountArchives } from '#server/db/tables/archives.ts';
import { newId } from '#server/db/tables/columns.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import {
  type ArchiveRecord,
  archivesOf,
  changeArchive,
  dropArchive,
  isBusy,
  isOneAtWork,
  lockArchive,
} from './archive-rows.ts';
import { passphraseAt } from './make-archive.ts';

const copy = spoken(copyInEnglish);

const dayMs = 86_400_000;

/**
 * Has everything put into one file; a former file of this owner goes. One without codes that is being made already is the
 * one that is asked for. @throws CONFLICT while another one is at work
 */
export async function askArchive(
  unit: UnitOfWork,
  vault: Vault,
  owner: Owner,
  passphrase: string | null,
): Promise<ArchiveRecord> {
  const own = await archivesOf(unit, owner);
  const begun = own.find(({ state, secrets }) => state === 'making' && !secrets);
  if (begun && passphrase === null) return begun;
  await requireNoneAtWork(unit, owner);
  for (const row of own) if (row.direction === 'out') await dropArchive(unit, row);
  const id = newId();
  const row = await add(unit, owner, {
    ...{ id, direction: 'out', state: 'making', secrets: passphrase !== null },
    ...(passphrase !== null && { passphrase: vault.seal(passphrase, passphraseAt(id)) }),
    expires_at: new Date(unit.now.getTime() + archiveLimits.days * dayMs),
  });
  await unit.enqueue('archive.make', { archiveId: id });
  const subject = passphrase === null ? copy.madeWithoutCodes : copy.madeWithCodes;
  await unit.audit({ kind: 'data.exported', customerId: owner.customerId, subject });
  return row;
}

/** Awaits a file in parts; one that was sent before goes. @throws CONFLICT while another one is at work */
export async function awaitArchive(
  unit: UnitOfWork,
  owner: Owner,
  { file_name, bytes }: { file_name: string; bytes: number },
): Promise<ArchiveRecord> {
  await requireNoneAtWork(unit, owner);
  for (const row of await archivesOf(unit, owner)) if (row.direction === 'in') await dropArchive(unit, row);
  const expires_at = new Date(unit.now.getTime() + archiveLimits.sentDays * dayMs);
  const name = file_name.replace(/[\p{C}/\\]/gu, '').slice(-120) || 'archive.zip';
  return add(unit, owner, { id: newId(), direction: 'in', state: 'receiving', file_name: name, bytes, expires_at });
}

/** Also another one of the account's people: it is one account. @throws CONFLICT */
export async function requireNoneAtWork(unit: UnitOfWork, { customerId }: Owner): Promise<void> {
  if (await isOneAtWork(unit, customerId)) throw conflict(copy.oneAtATime);
}

/** One that is at work is told to stop, and goes once its job hears of it. @throws NOT_FOUND */
export async function removeArchive(unit: UnitOfWork, owner: Owner, id: string): Promise<void> {
  const row = await lockArchive(unit, owner, id);
  if (row.state === 'stopping') return;
  if (isBusy(row)) await changeArchive(unit, id, { state: 'stopping', passphrase: null });
  else await dropArchive(unit, row);
}

async function add(
  { tx, now }: UnitOfWork,
  { customerId, userId }: Owner,
  values: Omit<typeof accountArchives.$inferInsert, 'asked_by' | 'created_at' | 'customer_id'>,
): Promise<ArchiveRecord> {
  const [row] = await tx
    .insert(accountArchives)
    .values({ customer_id: customerId, asked_by: userId, created_at: now, ...values })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}
