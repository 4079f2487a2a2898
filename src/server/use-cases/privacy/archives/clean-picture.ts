/** What a plain picture consists of. Metadata, animations and colour profiles are other chunks. */
const plain = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/**
 * Whether a WebP is nothing but a picture, to its last byte: as our own pictures are. Any other is made anew, so that
 * nothing hides in it.
 */
export function isPlainWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return false;
  if (file.readUInt32LE(4) + 8 !== file.length) return false;
  let at = 12;
  while (at + 8 <= file.length) {
    if (!plain.has(file.toString('latin1', at, at + 4))) return false;
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === file.length;
}
