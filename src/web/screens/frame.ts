import type { ComponentType } from 'react';

/**
 * What the route of a screen with a document of its own says in its `handle`: how it looks there, before anything is
 * known.
 */
export type Framed = { Frame?: ComponentType };

/** Then what has come is shown, and the rest as it comes. */
const patienceMs = 1500;

/** As long as the frame is all there is to see, it waits for what comes into it: one picture instead of many. */
export async function inFrame(answers: Promise<unknown>): Promise<void> {
  if (!document.querySelector('[data-frame]')) return;
  await Promise.race([answers, new Promise((done) => setTimeout(done, patienceMs))]);
}
