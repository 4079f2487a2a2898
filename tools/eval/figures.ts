// What an evaluation found: figures for machines, a table and failing rows for people.
export interface Figures {
  [key: string]: number | string | Figures;
}

export function print(mode: string, files: readonly string[], figures: Figures): void {
  console.log(JSON.stringify({ mode, files, ...figures }));
  console.log('');
  for (const [label, value] of flat(figures)) console.log(`${label.padEnd(44)} ${value}`);
}

export const rate = (part: number, all: number): number => (all === 0 ? 0 : Math.round((1000 * part) / all) / 1000);

/** The middle and the slow end of a list of milliseconds. */
export function timing(times: number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 1000) / 1000;
  return { p50_ms: at(0.5), p99_ms: at(0.99) };
}

function flat(figures: Figures, prefix = ''): [string, string][] {
  return Object.entries(figures).flatMap(([key, value]) =>
    typeof value === 'object'
      ? flat(value, `${prefix}${key} `)
      : [[`${prefix}${key}`, String(value)] as [string, string]],
  );
}
