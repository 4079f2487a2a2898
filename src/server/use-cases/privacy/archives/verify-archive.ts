import { createHash } from 'node:crypto';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ManifestPart } from '#contract/privacy/archive-format.ts';
import type { ArchiveReport } from '#contract/privacy/archives.ts';
import { imageSlots } from '#contract/properties/property-images.ts';
import { nouns, partOf } from './nouns.ts';
import { ArchiveRefused, nameOf, type OpenArchive } from './open-archive.ts';

const copy = spoken(copyInEnglish);

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** Keys of files as our own rows have them. */
export const fileKey = new RegExp(
  `^(?:photos/${id}\\.webp|papers/${id}/(?:insurance|license|invoice|file)\\.(?:pdf|webp)|${id}/(?:${imageSlots.join('|')})\\.webp)$`,
);

const known = new Set([...nouns.map(partOf), 'README.txt']);
const belongs = (name: string): boolean =>
  known.has(name) || (name.startsWith('files/') && fileKey.test(name.slice('files/'.length)));

/**
 * Whether an archive holds what its manifest says, to the byte, and nothing else.
 *
 * @returns whether there are codes in it, and whether they open @throws ArchiveRefused, WrongPassphrase
 */
export async function verifyArchive(
  archive: OpenArchive,
  passphrase: string | null,
  onBytes: (bytes: number) => Promise<void>,
): Promise<ArchiveReport['secrets']> {
  const parts = new Map(archive.manifest.parts.map((part) => [part.name, part]));
  const stray = [...parts.keys()].find((name) => !belongs(name));
  if (stray !== undefined) throw new ArchiveRefused(fill(copy.unknownPart, { name: nameOf(stray) }));
  const left = new Set(parts.keys());
  let secrets: ArchiveReport['secrets'] = 'none';
  for await (const entry of archive.entries()) {
    const { filename: name, encrypted } = entry;
    if (name === 'manifest.json') continue;
    const part = parts.get(name);
    if (!part || !left.delete(name)) throw new ArchiveRefused(fill(copy.unknownPart, { name: nameOf(name) }));
    if (encrypted !== Boolean(part.encrypted) || encrypted !== name.startsWith('secrets/')) throw wrong(part);
    if (encrypted) secrets = passphrase === null ? 'locked' : 'open';
    if (encrypted && passphrase === null) continue;
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of archive.bytesOf(entry, part, encrypted ? passphrase : null)) {
      hash.update(piece);
      bytes += piece.length;
      await onBytes(piece.length);
    }
    if (bytes !== part.bytes || hash.digest('hex') !== part.sha256) throw wrong(part);
  }
  const [missing] = left;
  if (missing !== undefined) throw new ArchiveRefused(fill(copy.missingPart, { name: nameOf(missing) }));
  return secrets;
}

const wrong = ({ name }: ManifestPart) => new ArchiveRefused(fill(copy.wrongHash, { name: nameOf(name) }));
