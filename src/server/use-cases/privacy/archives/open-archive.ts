import type { FileEntry, Reader } from '@zip.js/zip.js';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { archiveLimits, archiveVersion, Manifest, type ManifestPart } from '#contract/privacy/archive-format.ts';
import type { FileStore } from '#server/platform/files/port.ts';
import { PartLost, partsReader } from './parts.ts';

const copy = spoken(copyInEnglish);

/** Why a file is not taken, as its owner is told. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
}

/** The codes in it do not open with the passphrase that was given: it can be given again. */
export class WrongPassphrase extends ArchiveRefused {}

/** A sent archive whose directory and manifest can be read. What it holds was not looked at yet. */
export type OpenArchive = {
  manifest: Manifest;
  /** In the order of the directory; read anew each time, so that none of it stays in memory. */
  entries(): AsyncGenerator<FileEntry>;
  /** Unpacked, as it is taken. @throws ArchiveRefused where there is more of it than the manifest says */
  bytesOf(entry: FileEntry, part: ManifestPart, passphrase: string | null): AsyncGenerator<Uint8Array>;
};

const manifestName = 'manifest.json';

/** @throws ArchiveRefused with a sentence for its owner */
export async function openArchive(files: FileStore, file: { id: string; bytes: number }): Promise<OpenArchive> {
  const { ZipReader, Reader: ZipSource } = await import('@zip.js/zip.js');
  const read = partsReader(files, file);
  class InParts extends ZipSource<string> {
    override size = file.bytes;
    override readUint8Array = async (index: number, length: number) => new Uint8Array(await read(index, length));
  }
  async function* entries(): AsyncGenerator<FileEntry> {
    // Nothing that two programs could read in two ways, and no name that leaves its folder.
    const zip = new ZipReader(new InParts(file.id) as Reader<string>, { strictness: 'strict', useWebWorkers: false });
    let many = 0;
    let unpacked = 0;
    for await (const entry of refusing(zip.getEntriesGenerator())) {
      if (entry.directory) throw new ArchiveRefused(fill(copy.unknownPart, { name: nameOf(entry.filename) }));
      many += 1;
      unpacked += entry.uncompressedSize;
      if (many > archiveLimits.entries) throw new ArchiveRefused(copy.tooMany);
      if (unpacked > archiveLimits.unpackedBytes) throw new ArchiveRefused(copy.tooMuch);
      if (entry.uncompressedSize > 2 ** 20 && entry.uncompressedSize > entry.compressedSize * archiveLimits.ratio)
        throw new ArchiveRefused(fill(copy.bomb, { name: nameOf(entry.filename) }));
      yield entry;
    }
  }
  return { manifest: await manifestIn(entries()), entries, bytesOf };
}

async function manifestIn(entries: AsyncGenerator<FileEntry>): Promise<Manifest> {
  for await (const entry of entries) {
    if (entry.filename !== manifestName) continue;
    const pieces: Uint8Array[] = [];
    const whole = { name: manifestName, bytes: archiveLimits.manifestBytes };
    for await (const piece of bytesOf(entry, whole, null)) pieces.push(piece);
    return understood(Buffer.concat(pieces).toString());
  }
  throw new ArchiveRefused(copy.noManifest);
}

function understood(text: string): Manifest {
  const read = Manifest.safeParse(asJson(text));
  if (!read.success) throw new ArchiveRefused(copy.noManifest);
  if (read.data.version !== archiveVersion)
    throw new ArchiveRefused(fill(copy.otherVersion, { theirs: read.data.version, ours: archiveVersion }));
  return read.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* bytesOf(
  entry: FileEntry,
  part: Pick<ManifestPart, 'bytes' | 'name'>,
  passphrase: string | null,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const options = { useWebWorkers: false, checkSignature: true, ...(passphrase !== null && { password: passphrase }) };
  const unpacking = entry.getData(writable, options);
  unpacking.catch(() => {}); // its reader hears of it
  const reader = readable.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(refuse);
      if (done) break;
      bytes += value.length;
      if (bytes > part.bytes) throw new ArchiveRefused(fill(copy.bomb, { name: nameOf(part.name) }));
      yield value;
    }
    await unpacking.catch(refuse);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What the library throws is about the file, but for what our own store does. */
function refuse(error: unknown): never {
  if (error instanceof ArchiveRefused || error instanceof PartLost || !(error instanceof Error)) throw error;
  if (/password/i.test(error.message)) throw new WrongPassphrase(copy.wrongPassphrase);
  throw new ArchiveRefused(copy.notZip, { cause: error });
}

async function* refusing<T>(all: AsyncGenerator<T>): AsyncGenerator<T> {
  for (;;) {
    const next = await all.next().catch(refuse);
    if (next.done) return;
    yield next.value;
  }
}

/** A name that somebody else chose, on our screen. */
export const nameOf = (name: string): string => name.replace(/[^\w./-]/g, '�').slice(0, 80);
