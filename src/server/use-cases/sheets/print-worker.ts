import { parentPort } from 'node:worker_threads';
import { type Drawing, drawn } from './drawing.ts';

export type Print = { drawing: Drawing };
export type Printed = { pdf: Uint8Array<ArrayBuffer> } | { error: string };

parentPort?.on('message', async ({ drawing }: Print) => {
  try {
    const pdf = await drawn(drawing);
    const answer: Printed = { pdf };
    parentPort?.postMessage(answer, [pdf.buffer]);
  } catch (error) {
    const answer: Printed = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    parentPort?.postMessage(answer);
  }
});
