/**
 * Whether two sets of measurements could come from one source: the probability, two-sided, of a difference in ranks at
 * least as large as theirs if they did (Mann-Whitney U, normal approximation with ties; meant for 20 and more of each).
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, first: true })), ...b.map((value) => ({ value, first: false }))];
  all.sort((x, y) => x.value - y.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter((entry) => entry.first).length;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const n = all.length;
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt(((a.length * b.length) / 12) * (n + 1 - ties / (n * (n - 1))));
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17, off by less than 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce((sum, k) => (sum + k) * t, 0);
  return 1 - (tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
