export interface Timing {
  /** A file, or a file and its test. */
  readonly place: string;
  readonly ms: number;
}

/** Of every file and test that this run has finished. */
export const timings: Record<'files' | 'tests', Timing[]> = { files: [], tests: [] };

/** The ten slowest of each: whoever makes the tests faster begins there. */
export function printSlowest(): void {
  for (const [kind, all] of Object.entries(timings)) {
    if (all.length === 0) continue;
    console.log(`the slowest ${kind}:`);
    for (const { place, ms } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
      console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${place}`);
  }
}
