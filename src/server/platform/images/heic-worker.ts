import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** Four bytes a pixel: red, green, blue, alpha. */
export type RawPixels = { data: Uint8Array; width: number; height: number };
export type HeicAnswer = { pixels: RawPixels } | { error: string };

/** What we use of libheif-js, which brings no types for its easy half. */
type Picture = {
  get_width(): number;
  get_height(): number;
  display(into: RawPixels, done: (result: RawPixels | null) => void): void;
};
type LibHeif = { HeifDecoder: new () => { decode(bytes: Uint8Array): Picture[] } };

/**
 * Telephones write 12 and 24 megapixels; more than that under 5 MB is not from one, and takes 13 bytes a pixel here.
 */
const limitPixels = 25_000_000;

decode(workerData as Uint8Array) // heic.ts starts this and sends nothing else
  .then((pixels) => {
    const answer: HeicAnswer = { pixels };
    parentPort?.postMessage(answer, [pixels.data.buffer as ArrayBuffer]); // made below, never shared
  })
  .catch((error: unknown) => {
    const answer: HeicAnswer = { error: String(error) };
    parentPort?.postMessage(answer);
  });

async function decode(bytes: Uint8Array): Promise<RawPixels> {
  const { HeifDecoder }: LibHeif = createRequire(import.meta.url)('libheif-js/wasm-bundle');
  const [first] = new HeifDecoder().decode(bytes);
  if (!first) throw new Error('no picture in it');
  const [width, height] = [first.get_width(), first.get_height()];
  if (!(width * height > 0 && width * height <= limitPixels)) throw new Error(`${width} × ${height} is too large`);
  return new Promise((resolve, reject) => {
    first.display({ data: new Uint8Array(width * height * 4), width, height }, (result) => {
      if (result) resolve(result);
      else reject(new Error('it cannot be decoded'));
    });
  });
}
