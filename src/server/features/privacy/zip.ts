import { ReadableStream as NodeStream } from 'node:stream/web';
import { ZipWriter } from '@zip.js/zip.js';

/** A file of an archive, in pieces as they come. */
export type ZipEntry = { name: string; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** An archive that is sent while it is made: of a file no more is held than a piece, and nothing once nobody reads on. */
export function zip(entries: AsyncIterable<ZipEntry>, at: Date): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = new ZipWriter(writable, { lastModDate: at, useWebWorkers: false });
  const write = async () => {
    for await (const { name, body } of entries) await writer.add(name, streamOf(body));
    await writer.close();
  };
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined)); // the reader is told, or has gone
  return readable;
}

const streamOf = (body: ZipEntry['body']) => NodeStream.from(body) as unknown as ReadableStream<Uint8Array>; // one class at run time, two descriptions of it
