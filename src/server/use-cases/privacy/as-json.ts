import type { Row } from './read-rows.ts';

const pieceLength = 65_536;

/** One row a line, in an array, in pieces. */
export async function* asJson(pages: AsyncIterable<Row[]>): AsyncGenerator<Uint8Array> {
  let piece = '[';
  let comma = '';
  for await (const page of pages)
    for (const row of page) {
      piece += `${comma}\n${JSON.stringify(row)}`;
      comma = ',';
      if (piece.length < pieceLength) continue;
      yield Buffer.from(piece);
      piece = '';
    }
  yield Buffer.from(`${piece}\n]\n`);
}
