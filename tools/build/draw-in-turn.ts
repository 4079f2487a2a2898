import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Plugin } from 'vite';

// The builds of two languages run side by side. At its end each serves its pages to itself, to draw those that are one
// document, and as it begins to, the router empties and fills a directory of types that both have. Of two who did so at
// once one would fall over the other's files.

/** In a build: waits for its turn before it serves its pages. One that nobody started beside others has it at once. */
export const drawInTurn: Plugin = {
  name: 'porchlight:draw-in-turn',
  async config(_config, { isPreview }) {
    if (!isPreview || !process.send) return;
    process.send('drawing');
    await once(process, 'message');
  },
};

let others: Promise<unknown> = Promise.resolve();

/** Beside the builds: gives each its turn once those that asked before have ended. */
export function giveTurn(build: ChildProcess): void {
  const ended = once(build, 'exit');
  build.once('message', () => {
    void others.then(() => build.send('your turn'));
    others = ended;
  });
}
