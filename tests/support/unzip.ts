import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by their names, as its directory lists them. @throws where a sum is wrong */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset));
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const head = archive.readUInt32LE(at + 42);
    const body = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const plain = inflateRawSync(archive.subarray(body, body + (packed ?? 0)));
    const called = archive.toString('utf8', at + 46, at + 46 + (name ?? 0));
    if (plain.length !== size || crc32(plain) !== crc) throw new Error(`${called} is not what its sums say`);
    files.set(called, plain);
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
