/**
 * Text as spreadsheets save it: UTF-8 with or without its mark, UTF-16 of either order ("Unicode text"), or the code
 * page of Western Windows, which is what Excel writes when it is asked for plain CSV. Undefined when it is no text at
 * all.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes); // takes the mark away itself
  return text.includes('\0') ? undefined : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== undefined && first > 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== undefined && second > 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false; // the decoder's way of saying no
  }
}
