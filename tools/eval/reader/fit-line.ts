// Turns a head's score into a chance that can be believed: the slope and shift of a logistic, fitted on rows that the
// head has not learned from (Platt).
import type { Prepared } from './fit-reader.ts';

export type Scored = Prepared & { scores: Float32Array };

const steps = 400;
const rate = 0.05;
/** Holds a head of few rows near its own score. */
const ridge = 0.01;

export function fitLine(rows: Scored[], name: string, head: number): { slope: number; shift: number } {
  const points = rows.flatMap(({ row, scores }) => {
    const holds = row.holds.get(name);
    return holds === undefined ? [] : [{ score: scores[head] ?? 0, holds: holds ? 1 : 0 }];
  });
  let [slope, shift] = [1, 0];
  if (points.length === 0) return { slope, shift };
  for (let step = 0; step < steps; step++) {
    let [ofSlope, ofShift] = [ridge * (slope - 1), ridge * shift];
    for (const { score, holds } of points) {
      const error = (1 / (1 + Math.exp(-(slope * score + shift))) - holds) / points.length;
      ofSlope += error * score;
      ofShift += error;
    }
    slope -= rate * 10 * ofSlope;
    shift -= rate * 10 * ofShift;
  }
  return { slope: Number(slope.toFixed(3)), shift: Number(shift.toFixed(3)) };
}
