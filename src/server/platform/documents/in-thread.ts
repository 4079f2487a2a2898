import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Read } from './document-worker.ts';
import { type Documents, UnreadDocumentError } from './port.ts';

/** Long enough for a manual of a hundred pages on a slow machine. */
const patienceMs = 15_000;

/**
 * Each file in a thread of its own, which ends with it: what hangs, breaks or eats memory takes nothing else along. Whoever
 * calls bounds how many there are at once.
 */
export const inThread: Documents = {
  async pagesOf(bytes, kind) {
    const reader = new Worker(new URL('./document-worker.ts', import.meta.url), {
      workerData: { bytes, kind },
      stdout: true, // the libraries print what they think of a file, which may hold codes
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      env: {},
      execArgv: [],
    });
    const done = new AbortController();
    try {
      const late = wait(patienceMs, undefined, { signal: done.signal, ref: false }).then(() => {
        throw new UnreadDocumentError('slow');
      });
      const ended = once(reader, 'exit', { signal: done.signal }).then(() => {
        throw new UnreadDocumentError('broken');
      });
      const [answer] = (await Promise.race([once(reader, 'message', { signal: done.signal }), late, ended])) as [Read]; // document-worker.ts sends nothing else
      if ('trouble' in answer) throw new UnreadDocumentError(answer.trouble);
      return answer.pages;
    } catch (error) {
      throw error instanceof UnreadDocumentError ? error : new UnreadDocumentError('broken'); // out of memory, or worse
    } finally {
      done.abort();
      void reader.terminate();
    }
  },
};
