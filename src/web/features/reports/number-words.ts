import * as copy from '#contract/messages/en/reports.ts';
import { fill } from '#contract/messages/fill.ts';

type Figure = { value: number; before: number | null };

/** `4 s`, `1 min 20 s`, `2 h 5 min`. */
export function lengthOfTime(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 1) return copy.underSecond;
  if (whole < 60) return fill(copy.seconds, { count: whole });
  const [minutes, left] = [Math.floor(whole / 60), whole % 60];
  if (whole < 3600) return fill(left > 0 ? copy.minutesAndSeconds : copy.minutes, { minutes, seconds: left });
  const [hours, rest] = [Math.floor(whole / 3600), Math.round((whole % 3600) / 60) % 60];
  return fill(rest > 0 ? copy.hoursAndMinutes : copy.hours, { hours, minutes: rest });
}

/** `+4 points in 30 days`; undefined without a figure of the 30 days before, or without a change. */
export function changeOfShare({ value, before }: Figure): string | undefined {
  const points = before === null ? 0 : Math.round((value - before) * 100);
  if (points === 0) return undefined;
  return fill(points > 0 ? copy.pointsUp : copy.pointsDown, { points: Math.abs(points) });
}

/** `2 s faster than before`. */
export function changeOfTime({ value, before }: Figure): string | undefined {
  const change = before === null ? 0 : Math.round(value - before);
  if (change === 0) return undefined;
  return fill(change < 0 ? copy.faster : copy.slower, { time: lengthOfTime(Math.abs(change)) });
}
