import { type Entry, type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import mammoth from 'mammoth';
import { UnreadDocumentError } from './port.ts';
import { textOfHtml } from './read-html.ts';

/** Of all that is unpacked together; a manual of 500 pages has 10 MB. */
const mostBytes = 30 * 1024 * 1024;
const mostEntries = 2000;
/** The words of a document and what says how they hang together; no picture, font or macro. */
const wanted = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;

/**
 * A .docx is an archive that can unpack to anything. It is unpacked by a counter first, and what passed it is packed anew:
 * the library that reads it sees nothing else.
 */
export async function textOfWord(bytes: Uint8Array): Promise<string> {
  const archive = await counted(bytes);
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(archive) }, { externalFileAccess: false });
  return textOfHtml(value);
}

async function counted(bytes: Uint8Array): Promise<Uint8Array> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  const entries: Entry[] = await reader.getEntries();
  if (entries.length > mostEntries) throw new UnreadDocumentError('large');
  if (entries.some(({ encrypted }) => encrypted)) throw new UnreadDocumentError('locked');
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, level: 1 });
  let left = mostBytes;
  for (const entry of entries) {
    if (entry.directory || !wanted.test(entry.filename)) continue;
    const part = await unpack(entry, left);
    left -= part.length;
    await writer.add(entry.filename, new Uint8ArrayReader(part));
  }
  return writer.close();
}

/** Stops as soon as there is too much, whatever the archive says of itself. */
async function unpack(entry: FileEntry, most: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > most) throw new UnreadDocumentError('large');
  const parts: Uint8Array[] = [];
  let length = 0;
  const counter = new WritableStream<Uint8Array>({
    write(part) {
      length += part.length;
      if (length > most) throw new UnreadDocumentError('large');
      parts.push(part);
    },
  });
  await entry.getData(counter, { useWebWorkers: false });
  return Buffer.concat(parts);
}
