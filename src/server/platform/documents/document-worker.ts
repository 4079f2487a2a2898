import { parentPort, workerData } from 'node:worker_threads';
import { type DocumentKind, type DocumentTrouble, UnreadDocumentError } from './port.ts';
import { textOfHtml } from './read-html.ts';

export type Read = { pages: string[] } | { trouble: DocumentTrouble };

const { bytes, kind } = workerData as { bytes: Uint8Array; kind: DocumentKind }; // in-thread.ts sends nothing else

async function pages(): Promise<string[]> {
  if (kind === 'html') return [textOfHtml(new TextDecoder().decode(bytes))];
  if (kind === 'word') return [await (await import('./read-word.ts')).textOfWord(bytes)];
  return (await import('./read-pdf.ts')).pagesOfPdf(bytes);
}

try {
  parentPort?.postMessage({ pages: await pages() } satisfies Read);
} catch (error) {
  const trouble = error instanceof UnreadDocumentError ? error.trouble : 'broken';
  parentPort?.postMessage({ trouble } satisfies Read);
}
