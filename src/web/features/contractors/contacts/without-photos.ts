/** Pictures, sounds and keys: most of a phone's export, and none of our business. */
const left = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i;

/**
 * A contacts file as it was, without those: they stay on the device, and a file of thousands of photos is small. Bytes
 * are copied as they are, in whatever charset; one in UTF-16 comes back untouched.
 */
export async function withoutPhotos(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.subarray(0, 200).includes(0)) return file;
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let isLeft = false;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(newLine, start);
    const end = found < 0 ? bytes.length : found + 1;
    const goesOn = bytes[start] === space || bytes[start] === tab;
    if (!goesOn) isLeft = left.test(String.fromCharCode(...bytes.subarray(start, Math.min(end, start + 60))));
    if (!isLeft) kept.push(bytes.subarray(start, end));
    start = end;
  }
  return new File(kept, file.name, { type: 'text/vcard' });
}

const [newLine, space, tab] = [0x0a, 0x20, 0x09];
