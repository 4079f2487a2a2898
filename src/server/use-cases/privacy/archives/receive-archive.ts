import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { type ArchiveRecord, changeArchive, lockArchive } from './archive-rows.ts';
import { requireNoneAtWork } from './ask-archive.ts';
import { requireEmpty } from './is-empty.ts';
import { passphraseAt } from './make-archive.ts';
import { putPart } from './parts.ts';

const copy = spoken(copyInEnglish);

const { partBytes } = archiveLimits;
const zipBegins = Buffer.from('PK\x03\x04', 'latin1');

/**
 * Takes the next part of a file that is sent; one that came already is taken again. @throws NOT_FOUND, CONFLICT for a
 * part that is not the next, INVALID on `file`
 */
export async function takePart(
  { store, files }: Pick<Deps, 'files' | 'store'>,
  owner: Owner,
  { id, n, file }: { id: string; n: number; file: File },
): Promise<ArchiveRecord> {
  await withActor(store, owner, (unit) => lockArchive(unit, owner, id)); // before the file is looked at
  if (file.size > partBytes) throw refused(copy.partLength);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (n === 0 && !Buffer.from(bytes.subarray(0, 4)).equals(zipBegins)) throw refused(copy.noZip);
  // The row counts it first: whatever becomes of this node, the part is known.
  const row = await withActor(store, owner, async (unit) => {
    const found = await lockArchive(unit, owner, id);
    if (found.direction !== 'in' || found.state !== 'receiving') throw conflict(copy.notReady);
    if (n > found.parts) throw conflict(fill(copy.notAwaited, { n: found.parts }));
    if (bytes.length !== lengthOf(found, n)) throw refused(copy.partLength);
    return changeArchive(unit, id, { parts: Math.max(found.parts, n + 1) });
  });
  await putPart(files, id, n, bytes);
  if (!row) throw conflict(copy.notReady);
  return row;
}

/** @throws CONFLICT while parts are missing, another one is at work, or the account is not empty */
export async function askCheck(
  unit: UnitOfWork,
  vault: Vault,
  owner: Owner,
  { id, passphrase }: { id: string; passphrase: string | null },
): Promise<ArchiveRecord | undefined> {
  const row = await lockArchive(unit, owner, id);
  if (row.direction !== 'in' || !['receiving', 'checked', 'refused'].includes(row.state)) throw conflict(copy.notReady);
  if (row.parts < Math.ceil(row.bytes / partBytes)) throw conflict(copy.notAllThere);
  await requireNoneAtWork(unit, owner);
  await requireEmpty(unit, owner.customerId);
  await unit.enqueue('archive.check', { archiveId: id });
  return changeArchive(unit, id, {
    ...{ state: 'checking', tries: 0, done: 0, total: 0, problem: null, report: null },
    passphrase: passphrase ? vault.seal(passphrase, passphraseAt(id)) : null,
  });
}

/** @throws CONFLICT before it is checked, or where the account is no longer empty */
export async function askReadBack(unit: UnitOfWork, owner: Owner, id: string): Promise<ArchiveRecord | undefined> {
  const row = await lockArchive(unit, owner, id);
  if (row.state !== 'checked') throw conflict(copy.notChecked);
  await requireNoneAtWork(unit, owner);
  await requireEmpty(unit, owner.customerId);
  await unit.enqueue('archive.read-back', { archiveId: id });
  return changeArchive(unit, id, { state: 'writing', tries: 0, done: 0, total: 0, problem: null });
}

const lengthOf = ({ bytes }: ArchiveRecord, n: number): number =>
  Math.max(0, Math.min(partBytes, bytes - n * partBytes));

const refused = (message: string) => invalid({ file: message }, message);
