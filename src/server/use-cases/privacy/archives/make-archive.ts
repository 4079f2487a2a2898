import { ReadableStream as NodeStream } from 'node:stream/web';
import { sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { archiveFormat, archiveLimits, archiveVersion, type Manifest } from '#contract/privacy/archive-format.ts';
import { archiveReadyMail, speakingToOwner } from '#features/accounts';
import { users } from '#server/db/tables/accounts.ts';
import { type Owner, system } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { type ArchiveEntry, archiveEntries, entryOf } from './archive-entries.ts';
import { type ArchiveRecord, changeArchive } from './archive-rows.ts';
import { createProgress, type JobParts, takeTime, workOn } from './job-steps.ts';
import { notInArchive } from './left-out.ts';
import { nouns } from './nouns.ts';
import { partsWriter } from './parts.ts';
import { readMe } from './read-me.ts';

const copy = spoken(copyInEnglish);

/** Job. Puts everything of an account into one file, then tells whoever asked for it. Begun again it starts anew. */
export const makeArchive = (parts: JobParts, archiveId: string): Promise<void> =>
  workOn(parts, archiveId, 'making', async (row, owner) => {
    const written = await withActor(parts.store, owner, async (unit) => {
      await takeTime(unit);
      return write(parts, unit, row, owner);
    });
    await withActor(parts.store, system, (unit) => tellReady(unit, row, written.bytes));
  });

async function write(parts: JobParts, unit: UnitOfWork, row: ArchiveRecord, owner: Owner) {
  const { ZipWriter } = await import('@zip.js/zip.js');
  const onRows = await createProgress(parts.store, owner, row, await countRows(unit, owner.customerId));
  const passphrase = row.passphrase === null ? null : parts.vault.open(row.passphrase, passphraseAt(row.id));
  const announce = async (count: number) => {
    if (count > row.parts)
      await withActor(parts.store, owner, (own) => changeArchive(own, row.id, { parts: count }), 'at once');
  };
  const { writable, written } = partsWriter(parts.files, row.id, announce);
  const zip = new ZipWriter(writable, { lastModDate: row.created_at, useWebWorkers: false });
  const add = ({ part, body }: ArchiveEntry) =>
    zip.add(part.name, streamOf(body), {
      level: /\.(webp|pdf)$/.test(part.name) ? 0 : 6,
      ...(part.encrypted && passphrase !== null && { password: passphrase, encryptionStrength: 3 as const }),
    });
  const manifest = emptyManifest(row);
  const told = entryOf({ name: 'README.txt' }, [Buffer.from(readMe(row))]);
  const telling = {
    ...{ unit, onRows, vault: parts.vault, files: parts.files, customerId: owner.customerId, secrets: row.secrets },
    onGone: (key: string) => void manifest.left_out.push({ what: `files/${key}`, why: copy.outFile }),
  };
  await add(told);
  manifest.parts.push(told.part);
  for await (const entry of archiveEntries(telling)) {
    await add(entry);
    manifest.parts.push(entry.part);
    const kind = entry.noun ?? 'files';
    manifest.counts[kind] = (manifest.counts[kind] ?? 0) + (entry.part.rows ?? 1);
  }
  await add(entryOf({ name: 'manifest.json' }, [Buffer.from(JSON.stringify(manifest, undefined, 1))]));
  await zip.close();
  return written;
}

const emptyManifest = (row: ArchiveRecord): Manifest => ({
  format: archiveFormat,
  version: archiveVersion,
  made_at: row.created_at.toISOString(),
  account_id: row.customer_id,
  secrets: row.secrets,
  counts: {},
  parts: [],
  left_out: [
    ...[...notInArchive].map(([what, why]) => ({ what, why })),
    { what: 'passwords', why: copy.outPasswords },
    ...(row.secrets ? [] : [{ what: 'secrets', why: copy.outCodes }]),
  ],
});

/** Ready, and told of, in one transaction: there is one mail for it. */
async function tellReady(unit: UnitOfWork, row: ArchiveRecord, bytes: number): Promise<void> {
  const expires_at = new Date(unit.now.getTime() + archiveLimits.days * 86_400_000);
  const [person] = await unit.tx
    .select({ email: users.email, name: users.full_name })
    .from(users)
    .where(sql`${users.id} = ${row.customer_id}`);
  const ready = await changeArchive(unit, row.id, { state: 'ready', bytes, expires_at, passphrase: null });
  if (!ready || !person) return;
  const about = { id: row.id, bytes, until: expires_at };
  const page = unit.links.page('/profile#your-data');
  const mail = await speakingToOwner(unit, row.customer_id, () => archiveReadyMail(person, about, page));
  await unit.enqueue('mail.send', mail);
}

/** What the steps of the progress are counted by: rows, and a few more for files. */
async function countRows({ tx }: UnitOfWork, customerId: string): Promise<number> {
  let all = 0;
  for (const { table, whose } of nouns) {
    const { rows } = await tx.execute<{ n: string }>(
      sql`select count(*) as n from ${table} where ${whose} = ${customerId}`,
    );
    all += Number(rows[0]?.n ?? 0);
  }
  return all;
}

export const passphraseAt = (id: string) => ({ table: 'account_archives', column: 'passphrase', rowId: id });

const streamOf = (body: AsyncIterable<Uint8Array>) => NodeStream.from(body) as unknown as ReadableStream<Uint8Array>; // one class at run time, two descriptions of it
