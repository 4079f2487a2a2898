type Figure = { value: number; before: number | null };

/** `4 s`, `1 min 20 s`, `2 h 5 min`. */
export function lengthOfTime(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 1) return '< 1 s';
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return joined([Math.floor(whole / 60), 'min'], [whole % 60, 's']);
  return joined([Math.floor(whole / 3600), 'h'], [Math.round((whole % 3600) / 60) % 60, 'min']);
}

const joined = (big: [number, string], small: [number, string]) =>
  [big, ...(small[0] > 0 ? [small] : [])].map(([count, unit]) => `${count} ${unit}`).join(' ');

/** `+4 points in 30 days`; undefined without a figure of the 30 days before, or without a change. */
export function changeOfShare({ value, before }: Figure): string | undefined {
  const points = before === null ? 0 : Math.round((value - before) * 100);
  if (points === 0) return undefined;
  return `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} in 30 days`;
}

/** `2 s faster than before`. */
export function changeOfTime({ value, before }: Figure): string | undefined {
  const change = before === null ? 0 : Math.round(value - before);
  if (change === 0) return undefined;
  return `${lengthOfTime(Math.abs(change))} ${change < 0 ? 'faster' : 'slower'} than before`;
}
