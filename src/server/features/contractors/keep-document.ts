import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/contractors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import type { Deps } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import { ImageError } from '#server/platform/images/port.ts';

const copy = spoken(copyInEnglish);

export type DocumentFile = { id: string; key: string; name: string };
type Files = Pick<Deps, 'files' | 'images'>;

/**
 * Looks at what was sent and keeps it, before any row names it. `what` is its name within its own folder: letters alone.
 *
 * @throws INVALID on the field `file`
 */
export async function keepDocument({ files, images }: Files, what: string, file: File): Promise<DocumentFile> {
  if (file.size >= limits.imageBytes) throw refused(copy.fileTooLarge);
  const { bytes, type, extension } = await readDocument(images, new Uint8Array(await file.arrayBuffer()));
  const id = newId();
  const key = `papers/${id}/${what}.${extension}`;
  await files.put(key, bytes, type);
  return { id, key, name: file.name.replace(/[\p{C}/\\]/gu, '').slice(-120) || `${what}.${extension}` };
}

/** By content, never by name: a PDF stays as it is and only ever leaves as a download, a picture is made anew. */
async function readDocument(images: Deps['images'], bytes: Uint8Array) {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-')
    return { bytes, type: 'application/pdf', extension: 'pdf' };
  try {
    const { full } = await images.process(bytes);
    return { bytes: full.bytes, type: full.contentType, extension: 'webp' };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    throw refused(error.reason === 'not_an_image' ? copy.fileWrongType : error.message);
  }
}

const refused = (message: string) => invalid({ file: message }, message);
