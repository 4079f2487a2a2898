import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import { ArchiveRefused } from './open-archive.ts';

const copy = spoken(copyInEnglish);

/** The rows of a part as `asJson` wrote them: an array, one row a line. Each with the number of its line, as text. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ line: number; json: string }> {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 0;
  const rowOf = (text: string) => text.trim().replace(/,$/, '');
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > archiveLimits.lineBytes) throw new ArchiveRefused(copy.lineTooLong);
    for (const text of lines) {
      line += 1;
      const json = rowOf(text);
      if (json.length > archiveLimits.lineBytes) throw new ArchiveRefused(copy.lineTooLong);
      if (json !== '[' && json !== ']' && json !== '[]' && json !== '')
        yield { line, json: json.replace(/^\[(?=\{)/, '') };
    }
  }
}
