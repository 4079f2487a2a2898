import * as copyInEnglish from '#contract/messages/en/privacy/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { FileStore } from '#server/platform/files/port.ts';
import type { ZipEntry } from './zip.ts';

const copy = spoken(copyInEnglish);

/** An archive stays below the 4 GB that every program opens. */
const mostBytes = 3 * 2 ** 30;

/** Pictures and papers by their keys, one in memory at a time; what no longer fits is named. */
export async function* filesIn(files: FileStore, keys: readonly string[]): AsyncGenerator<ZipEntry> {
  let bytes = 0;
  const left: string[] = [];
  for (const key of new Set(keys)) {
    const file = bytes < mostBytes ? await files.get(key) : undefined;
    if (file) {
      bytes += file.length;
      yield { name: `files/${key}`, body: [file] };
    } else left.push(key);
  }
  if (left.length > 0)
    yield {
      name: 'files/left-out.txt',
      body: [Buffer.from(fill(copy.goneFiles, { files: left.join('\n') }))],
    };
}
