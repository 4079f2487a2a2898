import { stripVTControlCharacters } from 'node:util';

interface Failure {
  /** A file and its test. */
  readonly place: string;
  readonly message: string;
}

/** Of every test that this run has finished. */
export const failures: Failure[] = [];

/** Enough to know what was waited for, and where: the whole message stands where its step ended. */
const longest = 900;

/** The last that a run prints: whoever has only the end of a log knows what failed, and why. */
export function printFailures(): void {
  for (const { place, message } of failures) {
    const words = stripVTControlCharacters(message).trim();
    const text = words.length > longest ? `${words.slice(0, longest)} …` : words;
    console.log(`failed: ${place}\n${text.replaceAll(/^/gm, '    ')}`);
  }
}
