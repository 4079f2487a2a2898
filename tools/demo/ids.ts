import { createHash } from 'node:crypto';

/** The same id for the same thing in every demo, so that links, tests and pictures keep pointing at it. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`porchlight demo: ${name}`).digest('hex');
  // Version 7 in form, with a time of its own far in the past: it sorts before everything that is made later.
  return `0190d3e0-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}
