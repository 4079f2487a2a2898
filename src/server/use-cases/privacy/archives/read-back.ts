// A file that was sent, tried and read back. Trying is the same as reading, taken back at its end: what it says is what
// comes of it.
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import type { ArchiveReport } from '#contract/privacy/archives.ts';
import { countForeignHits } from '#features/properties';
import { propertyContractors } from '#server/db/tables/contractors.ts';
import { stagedFiles } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { type ArchiveRecord, changeArchive, dropParts, giveUpFiles, readBackSlot } from './archive-rows.ts';
import { bringFiles, filesInside } from './bring-files.ts';
import { requireEmpty } from './is-empty.ts';
import { createProgress, type JobParts, takeTime, workOn } from './job-steps.ts';
import { passphraseAt } from './make-archive.ts';
import { newIds } from './new-ids.ts';
import { ArchiveRefused, type OpenArchive, openArchive, WrongPassphrase } from './open-archive.ts';
import { createTally, type Tally } from './tally.ts';
import { verifyArchive } from './verify-archive.ts';
import { type Reading, writeRows } from './write-rows.ts';

const copy = spoken(copyInEnglish);

const dayMs = 86_400_000;
const megabyte = 2 ** 20;

/** Job. Says what reading a file back comes to, and changes nothing. */
export const checkArchive = (parts: JobParts, archiveId: string): Promise<void> =>
  workOn(parts, archiveId, 'checking', async (row, owner) => {
    const settle = (set: Partial<ArchiveRecord>) =>
      withActor(parts.store, owner, (unit) => changeArchive(unit, row.id, set));
    try {
      await settle({ state: 'checked', problem: null, report: await tryOut(parts, row, owner) });
    } catch (error) {
      if (error instanceof WrongPassphrase)
        await settle({ state: 'receiving', problem: error.message, passphrase: null });
      else await settle({ state: 'refused', problem: refusalOf(error), passphrase: null });
    }
  });

/** Job. Files first, then every row in one transaction: the account stays empty, or has all of it. */
export const readArchiveBack = (parts: JobParts, archiveId: string): Promise<void> =>
  workOn(parts, archiveId, 'writing', async (row, owner) => {
    try {
      await readAll(parts, row, owner);
    } catch (error) {
      const problem = refusalOf(error);
      await withActor(parts.store, owner, async (unit) => {
        await giveUpFiles(unit, row);
        await changeArchive(unit, row.id, { state: 'refused', problem, passphrase: null });
      });
    }
  });

/** @throws what is not about the file or the account */
function refusalOf(error: unknown): string {
  if (error instanceof ArchiveRefused) return error.message;
  if (error instanceof ORPCError) return error.status === 429 ? copy.tooManyAddresses : error.message;
  throw error;
}

async function tryOut(parts: JobParts, row: ArchiveRecord, owner: Owner): Promise<ArchiveReport> {
  const archive = await openArchive(parts.files, row);
  const { manifest } = archive;
  const bytes = manifest.parts.reduce((all, part) => all + part.bytes, 0);
  const rows = manifest.parts.reduce((all, part) => all + (part.rows ?? 0), 0);
  const step = await createProgress(parts.store, owner, row, Math.ceil(bytes / megabyte) * 10 + rows);
  const passphrase = passphraseOf(parts, row);
  const secrets = await verifyArchive(archive, passphrase, (taken) => step((taken / megabyte) * 10));
  const tally = createTally();
  const taken = await untilTakenBack(parts, owner, async (unit) => {
    const reading = readingOf(parts, { row, archive, tally, onRows: step });
    await writeAll(unit, { ...reading, files: filesInside(archive, reading.ids) }, tally);
  });
  if (taken) throw taken;
  await countForeignHits(parts.store, owner.customerId, tally.countOf('houses_removed'));
  for (const { name } of manifest.parts) if (name.startsWith('files/')) tally.fileRead();
  return tally.report({ made_at: manifest.made_at, secrets });
}

async function readAll(parts: JobParts, row: ArchiveRecord, owner: Owner): Promise<void> {
  const archive = await openArchive(parts.files, row);
  const rows = archive.manifest.parts.reduce((all, part) => all + (part.rows ?? 1), 0);
  const step = await createProgress(parts.store, owner, row, rows);
  const tally = createTally();
  const reading = readingOf(parts, { row, archive, tally, onRows: step });
  const bringing = { archive, ids: reading.ids, customerId: owner.customerId, tally, onFile: () => step(1) };
  const files = await bringFiles(parts, bringing);
  const secrets = row.report?.secrets ?? 'none';
  await withActor(parts.store, owner, async (unit) => {
    const named = await writeAll(unit, { ...reading, files }, tally);
    await keepNamed(unit, owner.customerId, named);
    const report = tally.report({ made_at: archive.manifest.made_at, secrets });
    const expires_at = new Date(unit.now.getTime() + archiveLimits.days * dayMs);
    const done = { state: 'done', report, passphrase: null, problem: null, expires_at } as const;
    const settled = await changeArchive(unit, row.id, done);
    if (settled) await dropParts(unit, settled);
    await unit.enqueue('payment.quantity', { customerId: owner.customerId });
    await unit.audit({ kind: 'data.read_back', customerId: owner.customerId, subject: copyInEnglish.readBack });
  });
}

/** Held by one at a time, in an account that is empty at that moment. @throws CONFLICT where it is not */
async function writeAll(unit: UnitOfWork, reading: Reading, tally: Tally): Promise<Set<string>> {
  await takeTime(unit);
  await unit.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`archive:${reading.customerId}`}, 0))`);
  await requireEmpty(unit, reading.customerId);
  const named = await writeRows(unit, { ...reading, tally });
  await giveContactPoints(unit, reading.customerId);
  await unit.tx.execute(sql`set constraints all immediate`);
  return named;
}

/** A house whose Contact Point Person could not be read has its first contractor for one. */
const giveContactPoints = ({ tx }: UnitOfWork, customerId: string) =>
  tx.execute(sql`update ${propertyContractors} as mine set is_contact_point = true
    from (select distinct on (property_id) property_id, contractor_id from ${propertyContractors}
      where customer_id = ${customerId} and property_id not in
        (select property_id from ${propertyContractors} where customer_id = ${customerId} and is_contact_point)
      order by property_id, rank) as first
    where mine.property_id = first.property_id and mine.contractor_id = first.contractor_id`);

/** What rows name is theirs; what none names goes with the next sweep. */
async function keepNamed({ tx, now }: UnitOfWork, customerId: string, named: ReadonlySet<string>): Promise<void> {
  const brought = and(eq(stagedFiles.customer_id, customerId), eq(stagedFiles.slot, readBackSlot));
  const keys = [...named];
  for (let at = 0; at < keys.length; at += 500)
    await tx.delete(stagedFiles).where(and(brought, inArray(stagedFiles.file_key, keys.slice(at, at + 500))));
  await tx.update(stagedFiles).set({ attached_at: now }).where(brought);
}

type Of = { row: ArchiveRecord; archive: OpenArchive; tally: Tally; onRows(rows: number): Promise<void> };

const readingOf = (parts: JobParts, { row, archive, tally, onRows }: Of): Omit<Reading, 'files'> => ({
  ...{ archive, tally, onRows, vault: parts.vault, customerId: row.customer_id, passphrase: passphraseOf(parts, row) },
  ids: newIds(parts.vault, row.id, { from: archive.manifest.account_id, to: row.customer_id }),
});

const passphraseOf = ({ vault }: JobParts, row: ArchiveRecord): string | null =>
  row.passphrase === null ? null : vault.open(row.passphrase, passphraseAt(row.id));

/** Does all of it, then takes it back. @returns what it threw, with which nothing was kept either */
async function untilTakenBack(
  { store }: JobParts,
  owner: Owner,
  work: (unit: UnitOfWork) => Promise<void>,
): Promise<unknown> {
  const takenBack = new Error('taken back');
  return withActor(store, owner, async (unit) => {
    await work(unit);
    throw takenBack;
  }).catch((error: unknown) => (error === takenBack ? undefined : error));
}
