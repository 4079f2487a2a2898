import { ReadableStream as NodeStream } from 'node:stream/web';

/** A file of an archive, in pieces as they come. */
export type ZipEntry = { name: string; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** An archive that is sent while it is made: no more than a piece of a file is held. `report` hears what broke it off. */
export function zip(
  entries: AsyncIterable<ZipEntry>,
  at: Date,
  report: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const write = async () => {
    const { ZipWriter } = await import('@zip.js/zip.js');
    const writer = new ZipWriter(writable, { lastModDate: at, useWebWorkers: false });
    for await (const { name, body } of entries) await writer.add(name, streamOf(body));
    await writer.close();
  };
  // The archive breaks off, which the reader's program says; a reader who has gone is told nothing more.
  write().catch((error: unknown) => {
    report(error);
    return writable.abort(error).catch(() => undefined);
  });
  return readable;
}

const streamOf = (body: ZipEntry['body']) => NodeStream.from(body) as unknown as ReadableStream<Uint8Array>; // one class at run time, two descriptions of it
