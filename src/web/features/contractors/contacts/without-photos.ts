/** Pictures, sounds and keys: most of a phone's export, and none of our business. */
const left = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i;

/**
 * A contacts file without those: they stay on the device, and a file of thousands of photos is small. Bytes are copied
 * as they are, in whatever charset; UTF-16 becomes UTF-8.
 */
export async function withoutPhotos(file: File): Promise<File> {
  const bytes = narrow(new Uint8Array(await file.arrayBuffer()));
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let isLeft = false;
  for (let start = 0; start < bytes.length; ) {
    const end = endOfLine(bytes, start);
    const line = bytes.subarray(start, end);
    // Older phones write the lines of a photo without a space before them; no such line has a colon.
    const goesOn = line[0] === space || line[0] === tab || (isLeft && !line.includes(colon));
    if (!goesOn) isLeft = left.test(String.fromCharCode(...line.subarray(0, 60)));
    if (!isLeft) kept.push(line);
    start = end;
  }
  return new File(kept, file.name, { type: 'text/vcard' });
}

const [newLine, carriageReturn, space, tab, colon] = [0x0a, 0x0d, 0x20, 0x09, 0x3a];

/** Behind `\n`, `\r\n` or, as old files have it, `\r`. */
function endOfLine(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== newLine && bytes[at] !== carriageReturn) at += 1;
  return bytes[at] === carriageReturn && bytes[at + 1] === newLine ? at + 2 : Math.min(at + 1, bytes.length);
}

/** Two bytes a letter: every other one of the first is 0. */
function narrow(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const zero = bytes.subarray(0, 16).indexOf(0);
  if (zero < 0) return bytes;
  const text = new TextDecoder(zero % 2 === 1 ? 'utf-16le' : 'utf-16be').decode(bytes);
  return new TextEncoder().encode(text);
}
