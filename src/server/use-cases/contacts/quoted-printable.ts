/** `=C3=89lec` in a charset, with soft ends of lines; an unknown charset is read as UTF-8. */
export function decodeQuotedPrintable(value: string, charset = 'utf-8'): string {
  const joined = value.replace(/=[ \t]*\n/g, '');
  return joined.replace(/(?:=[0-9a-f]{2})+/gi, (run) =>
    decoderOf(charset).decode(Buffer.from(run.replaceAll('=', ''), 'hex')),
  );
}

function decoderOf(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder(); // the decoder's way of saying that it does not know the name
  }
}
