import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as copy from '#contract/messages/en/sheets/prints.ts';
import { bounded } from '#server/kernel/bounded.ts';
import type { Drawing } from './drawing.ts';
import type { Print, Printed } from './print-worker.ts';

/** Long enough for the longest sheet on a slow machine. */
const patienceMs = 20_000;
/** The thread ends when nobody has printed for so long: it holds 60 MB. */
const idleMs = 60_000;

const inTurn = bounded({
  atOnce: 1,
  waiting: 12,
  busy: copy.manyPrint,
});

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Draws a PDF in a thread of its own, one after the other: whoever prints holds up nobody but others who print. What
 * takes too long or breaks ends the thread, and the next one has a new one. @throws UNAVAILABLE when many wait
 */
export const printed = (name: string, drawing: Drawing): Promise<File> =>
  inTurn(async () => new File([await draw(drawing)], name, { type: 'application/pdf' }));

async function draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(idle);
  worker ??= hire();
  const done = new AbortController();
  try {
    return await answerOf(worker, { drawing }, done.signal);
  } catch (error) {
    dismiss();
    throw error;
  } finally {
    done.abort();
    idle = setTimeout(dismiss, idleMs).unref();
  }
}

/** @throws when the thread ends, breaks, or takes too long */
async function answerOf(press: Worker, print: Print, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const ended = once(press, 'exit', { signal }).then(() => {
    throw new Error('the printing thread ended');
  });
  const late = wait(patienceMs, undefined, { signal, ref: false }).then(() => {
    throw new Error('printing took too long');
  });
  const answered = once(press, 'message', { signal }); // rejects with what broke the thread
  press.postMessage(print);
  const [answer] = (await Promise.race([answered, ended, late])) as [Printed]; // print-worker.ts sends nothing else
  if ('error' in answer) throw new Error(answer.error);
  return answer.pdf;
}

function hire(): Worker {
  const hired = new Worker(new URL('./print-worker.ts', import.meta.url), {
    stdout: true, // the library prints what it thinks of a font, and our own stdout is for scripts
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    env: {}, // no key of ours is its business, and "node --watch" would have it send words of its own
    execArgv: ['--enable-source-maps'], // a thread has stacks of its own
  });
  hired.on('error', dismiss); // between two prints nobody else listens
  hired.unref();
  return hired;
}

function dismiss() {
  void worker?.terminate();
  worker = undefined;
}
