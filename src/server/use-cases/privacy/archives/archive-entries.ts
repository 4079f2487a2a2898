import { createHash, randomBytes } from 'node:crypto';
import { archiveLimits, type ManifestPart } from '#contract/privacy/archive-format.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { FileStore } from '#server/platform/files/port.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { asJson } from '../as-json.ts';
import { noting } from '../guest-entries.ts';
import type { Row } from '../read-rows.ts';
import { type Noun, nouns, partOf } from './nouns.ts';
import { tellRows } from './tell-rows.ts';

/** One file of an archive; what it came to is known once its body was taken. */
export type ArchiveEntry = { part: ManifestPart; noun?: string; body: AsyncIterable<Uint8Array> };

type Telling = {
  unit: UnitOfWork;
  vault: Vault;
  files: FileStore;
  customerId: string;
  secrets: boolean;
  onRows(rows: number): Promise<void>;
  /** Told of each file that is named and not there. */
  onGone(key: string): void;
};

/** Everything, as it stands in the unit's transaction. */
export async function* archiveEntries(telling: Telling): AsyncGenerator<ArchiveEntry> {
  const keys: string[] = [];
  for (const noun of nouns) {
    if (noun.folder === 'secrets' && !telling.secrets) continue;
    yield nounEntry(telling, noun, keys);
  }
  let bytes = 0;
  for (const key of new Set(keys)) {
    const file = bytes < archiveLimits.bytes * 0.9 ? await telling.files.get(key) : undefined;
    if (!file) {
      telling.onGone(key);
      continue;
    }
    bytes += file.length;
    const entry = entryOf({ name: `files/${key}` }, once(file));
    yield entry;
    await telling.onRows(1);
  }
}

function nounEntry(telling: Telling, noun: Noun, keys: string[]): ArchiveEntry {
  const encrypted = noun.folder === 'secrets';
  const entry = entryOf({ name: partOf(noun), rows: 0, ...(encrypted && { encrypted }) }, asJson(pages()));
  return { ...entry, noun: noun.name };

  async function* pages(): AsyncGenerator<Row[]> {
    // The hash of what is encrypted stands in the manifest: with a random line in it, it gives nothing away.
    if (encrypted) yield [{ salt: randomBytes(32).toString('base64') }];
    for await (const page of noting(tellRows(telling.unit, noun, telling.customerId, telling.vault), keys)) {
      entry.part.rows = (entry.part.rows ?? 0) + page.length;
      yield page;
      await telling.onRows(page.length);
    }
  }
}

export function entryOf(
  about: Omit<ManifestPart, 'bytes' | 'sha256'>,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): ArchiveEntry {
  const part: ManifestPart = { ...about, bytes: 0, sha256: '' };
  return { part, body: hashed() };

  async function* hashed(): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    for await (const piece of body) {
      hash.update(piece);
      part.bytes += piece.length;
      yield piece;
    }
    part.sha256 = hash.digest('hex');
  }
}

function* once(bytes: Uint8Array): Generator<Uint8Array> {
  yield bytes;
}
