// What share of the held wordings of each row has to be right, and what share is aimed at. A floor is what was reached
// once: it may rise, and nothing lowers it.
import type { Situation } from './situation.ts';

export interface Floor {
  floor: number;
  goal: number;
}

export const floors: Record<Situation, Floor> = {
  step: { floor: 0.96, goal: 1 },
  state: { floor: 0.48, goal: 0.9 },
  fact: { floor: 0.52, goal: 0.9 },
  detail: { floor: 0.72, goal: 0.9 },
  cancel: { floor: 0.76, goal: 0.9 },
  back: { floor: 0.48, goal: 0.9 },
  codefails: { floor: 0.92, goal: 1 },
  several: { floor: 0.28, goal: 0.8 },
  short: { floor: 0.92, goal: 1 },
  mood: { floor: 0.16, goal: 0.8 },
  language: { floor: 0.64, goal: 0.9 },
  handover: { floor: 0.92, goal: 1 },
  refused: { floor: 0.48, goal: 0.9 },
};
