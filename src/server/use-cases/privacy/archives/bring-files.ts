import { and, eq, inArray } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { stagedFiles } from '#server/db/tables/properties.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { ImageError } from '#server/platform/images/port.ts';
import { readBackSlot } from './archive-rows.ts';
import { isPlainWebp } from './clean-picture.ts';
import type { NewIds } from './new-ids.ts';
import type { OpenArchive } from './open-archive.ts';
import type { Tally } from './tally.ts';
import { fileKey } from './verify-archive.ts';

const copy = spoken(copyInEnglish);

type Bringing = {
  archive: OpenArchive;
  ids: NewIds;
  customerId: string;
  tally: Tally;
  onFile(): Promise<void>;
};
type Parts = Pick<Deps, 'files' | 'images' | 'store'>;
type Made = { key: string; bytes: Uint8Array; type: string }[];

/**
 * Puts the pictures and papers of an archive in place, before any row names them. Each has a note, so that none is left
 * behind; those that are there from an earlier try are put again. @returns their keys
 */
export async function bringFiles(parts: Parts, bringing: Bringing): Promise<Set<string>> {
  const { archive, ids, tally } = bringing;
  const brought = new Set<string>();
  const declared = new Map(archive.manifest.parts.map((part) => [part.name, part]));
  for await (const entry of archive.entries()) {
    const part = declared.get(entry.filename);
    const key = ids.inText(entry.filename.slice('files/'.length));
    if (!part || !entry.filename.startsWith('files/') || !fileKey.test(key)) continue;
    const made =
      part.bytes < 4 * limits.imageBytes
        ? await filesOf(parts, key, await whole(archive.bytesOf(entry, part, null)))
        : [];
    if (made.length === 0) tally.fileUnread(part.name, copy.badPicture);
    else {
      await note(parts, bringing.customerId, key);
      for (const { key: place, bytes, type } of made) await parts.files.put(place, bytes, type);
      brought.add(key);
      tally.fileRead();
    }
    await bringing.onFile();
  }
  return brought;
}

/** Keys that rows may name when nothing is put in place: a check. */
export const filesInside = ({ manifest }: OpenArchive, ids: NewIds): Set<string> =>
  new Set(
    manifest.parts.flatMap(({ name }) => (name.startsWith('files/') ? [ids.inText(name.slice('files/'.length))] : [])),
  );

/** What is put in place of one file: a paper as it is, a picture as it is where it is nothing but a picture. */
async function filesOf({ images }: Parts, key: string, bytes: Uint8Array): Promise<Made> {
  if (key.endsWith('.pdf'))
    return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
      ? [{ key, bytes, type: 'application/pdf' }]
      : [];
  try {
    const { full, small } = await images.process(bytes);
    const asItIs = isPlainWebp(bytes) && bytes.length < limits.imageBytes ? bytes : full.bytes;
    const large = { key, bytes: asItIs, type: full.contentType };
    if (/^(photos|papers)\//.test(key)) return [large];
    return [large, { key: key.replace(/\.webp$/, '.small.webp'), bytes: small.bytes, type: small.contentType }];
  } catch (error) {
    if (error instanceof ImageError) return [];
    throw error;
  }
}

async function note({ store }: Parts, customerId: string, file_key: string): Promise<void> {
  await withActor(store, serviceFor(customerId, 'owner'), async ({ tx, now }) => {
    const known = and(
      eq(stagedFiles.customer_id, customerId),
      eq(stagedFiles.slot, readBackSlot),
      inArray(stagedFiles.file_key, [file_key]),
    );
    const [there] = await tx.select({ id: stagedFiles.id }).from(stagedFiles).where(known).limit(1);
    if (!there)
      await tx.insert(stagedFiles).values({ customer_id: customerId, slot: readBackSlot, file_key, created_at: now });
  });
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
