export type Report = { name: string; figures: Record<string, string> };

/** "812 (790-840)": the median of the rounds with the least and the most. */
export function spread(values: readonly number[], unit = '', digits = 0): string {
  const f = (n: number) => n.toFixed(digits);
  return `${f(median(values))}${unit} (${f(Math.min(...values))}-${f(Math.max(...values))})`;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Nearest rank; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
