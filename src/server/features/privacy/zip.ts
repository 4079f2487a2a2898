import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A file of an archive, in pieces as they come. */
export type ZipEntry = { name: string; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

const pack = promisify<Uint8Array, object, Buffer>(deflateRaw);
/** Each piece is packed by itself and ends at a byte; this is the empty block that ends them all. */
const packedEnd = Uint8Array.of(3, 0);
/** Sizes follow the content; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const version = 20;

/** An archive that is sent while it is made: of a file no more is held than a piece. Below 4 GB, which the caller sees to. */
export async function* zip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, body } of entries) {
    const start = offset;
    const head = Buffer.concat([signed(0x04034b50, [version]), fixed(at, none), nameLengths(name), Buffer.from(name)]);
    yield head;
    let [crc, size, packed] = [0, 0, 0];
    for await (const piece of withEnd(body)) {
      crc = crc32(piece.plain, crc);
      size += piece.plain.length;
      packed += piece.packed.length;
      yield piece.packed;
    }
    const sums = words(crc, packed, size);
    yield Buffer.concat([words(0x08074b50), sums]);
    directory.push(
      Buffer.concat([
        signed(0x02014b50, [version, version]),
        fixed(at, sums),
        nameLengths(name),
        Buffer.alloc(10), // no comment, first disk, no attributes
        words(start),
        Buffer.from(name),
      ]),
    );
    offset += head.length + packed + 4 + sums.length;
  }
  const listed = Buffer.concat(directory);
  yield listed;
  const counts = shorts(0, 0, directory.length, directory.length);
  yield Buffer.concat([words(0x06054b50), counts, words(listed.length, offset), shorts(0)]);
}

const none = Buffer.alloc(12);

async function* withEnd(body: ZipEntry['body']) {
  for await (const plain of body) yield { plain, packed: await pack(plain, { finishFlush: constants.Z_SYNC_FLUSH }) };
  yield { plain: new Uint8Array(), packed: packedEnd };
}

const signed = (signature: number, versions: number[]) => Buffer.concat([words(signature), shorts(...versions)]);

/** What both headers of a file have: how it is packed, when it was made, its sums. */
function fixed(at: Date, sums: Buffer): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([shorts(flags, deflated, time, date), sums]);
}

const nameLengths = (name: string) => shorts(Buffer.byteLength(name), 0);

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}
