// The file of an archive, as parts of one size: no more than a few of them are ever in memory.
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import type { FileStore } from '#server/platform/files/port.ts';

const { partBytes } = archiveLimits;

export const partKey = (archiveId: string, n: number): string => `archives/${archiveId}/${n}.part`;

export const partKeys = ({ id, parts }: { id: string; parts: number }): string[] =>
  Array.from({ length: parts }, (_, n) => partKey(id, n));

export const putPart = (files: FileStore, archiveId: string, n: number, bytes: Uint8Array): Promise<void> =>
  files.put(partKey(archiveId, n), bytes, 'application/octet-stream');

/** Where a file is written that is made from its beginning to its end. `announce` hears of each part before it is. */
export function partsWriter(files: FileStore, archiveId: string, announce: (parts: number) => Promise<void>) {
  const held = Buffer.alloc(partBytes);
  const written = { bytes: 0, parts: 0 };
  let filled = 0;
  const flush = async () => {
    if (filled === 0) return;
    await announce(written.parts + 1);
    await putPart(files, archiveId, written.parts, held.subarray(0, filled));
    written.parts += 1;
    filled = 0;
  };
  const writable = new WritableStream<Uint8Array>({
    async write(chunk) {
      written.bytes += chunk.length;
      for (let at = 0; at < chunk.length; ) {
        const room = Math.min(partBytes - filled, chunk.length - at);
        held.set(chunk.subarray(at, at + room), filled);
        filled += room;
        at += room;
        if (filled === partBytes) await flush();
      }
    },
    close: flush,
  });
  return { writable, written };
}

/** How many parts are remembered: the directory's, and the one that is read. */
const remembered = 3;

export class PartLost extends Error {
  override name = 'PartLost';
}

/** Any bytes of a file in parts. @throws PartLost where one of them is gone */
export function partsReader(files: FileStore, archive: { id: string; bytes: number }) {
  const kept = new Map<number, Uint8Array>();
  async function part(n: number): Promise<Uint8Array> {
    const known = kept.get(n);
    if (known) return known;
    const bytes = await files.get(partKey(archive.id, n));
    if (!bytes) throw new PartLost(`archive ${archive.id}: no part ${n}`);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - remembered + 1))) kept.delete(oldest);
    kept.set(n, bytes);
    return bytes;
  }
  return async function read(from: number, length: number): Promise<Uint8Array> {
    const end = Math.min(from + length, archive.bytes);
    const pieces: Uint8Array[] = [];
    for (let at = from; at < end; ) {
      const n = Math.floor(at / partBytes);
      const piece = (await part(n)).subarray(at - n * partBytes, end - n * partBytes);
      if (piece.length === 0) throw new PartLost(`archive ${archive.id}: part ${n} ends early`);
      pieces.push(piece);
      at += piece.length;
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  };
}

/** The bytes from `first` to `last`, sent as fast as somebody takes them. */
export function partsStream(
  files: FileStore,
  archive: { id: string; bytes: number },
  { first, last }: { first: number; last: number },
): ReadableStream<Uint8Array> {
  const read = partsReader(files, archive);
  let at = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await read(at, Math.min(65_536, last + 1 - at));
      controller.enqueue(new Uint8Array(piece));
      at += piece.length;
      if (at > last) controller.close();
    },
  });
}
