// How many flipped pairs may pass the guard and how many faithful ones it may refuse, and what is aimed at. A figure is
// what was reached once: it may fall, and nothing raises it.
import type { Tally } from './pairs.ts';

export const splits = ['train', 'tune', 'held'] as const;
export type Split = (typeof splits)[number];

export const ceilings: Record<Split, Pick<Tally, 'passed' | 'refused'>> = {
  train: { passed: 0, refused: 34 },
  tune: { passed: 0, refused: 12 },
  held: { passed: 3, refused: 33 },
};

/** Shares of the flipped and of the faithful. */
export const goals = { passed: 0.01, refused: 0.1 };
