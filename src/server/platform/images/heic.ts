import { Worker } from 'node:worker_threads';
import type { HeicAnswer, RawPixels } from './heic-worker.ts';
import { ImageError } from './port.ts';

/** Long enough for the largest picture on a slow machine. */
const patienceMs = 20_000;

/**
 * What telephones write as HEIC; our build of libvips reads its cousin AVIF only. Other files of the family name AVIF.
 */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.slice(4, 8) !== 'ftyp') return false;
  const brands = head.slice(8, Math.min(64, Buffer.from(bytes.subarray(0, 4)).readUInt32BE())).match(/.{4}/gs) ?? [];
  return brands.some((brand) => /^he[iv][cxms]$/.test(brand));
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The pixels of a HEIC picture, upright. A second of work for 12 megapixels and ten bytes each: done in a thread of its
 * own, which is made for it and ends with it, and for one picture at a time. @throws ImageError
 */
export function decodeHeic(bytes: Uint8Array): Promise<RawPixels> {
  const turn = last.then(() => decodeInThread(bytes));
  last = turn.catch(() => undefined); // the next one does not care; whoever asked is told
  return turn;
}

async function decodeInThread(bytes: Uint8Array): Promise<RawPixels> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: bytes,
    env: {}, // as in sheets/print-documents.ts
    stdout: true, // the library prints what it thinks of a file, and our own stdout is for scripts
    stderr: true,
  });
  try {
    return await new Promise((resolve, reject) => {
      const fail = (cause?: unknown) => reject(new ImageError('not_an_image', { cause }));
      const alarm = setTimeout(fail, patienceMs, 'took too long');
      worker.once('message', (answer: HeicAnswer) => {
        clearTimeout(alarm);
        if ('pixels' in answer) resolve(answer.pixels);
        else fail(answer.error);
      });
      worker.once('error', fail);
    });
  } finally {
    await worker.terminate();
  }
}
