import * as copy from '../messages/en/work-orders/lines.ts';
import { fill } from '../messages/fill.ts';
import { dollars } from '../money.ts';
import { lineKindLabels, totalOf } from './line-kinds.ts';
import type { CostLine } from './lines.ts';

/** Lines of money as they are read, and what they come to in the last. */
export const costRows = (lines: readonly CostLine[]): { name: string; amount: string }[] => [
  ...lines.map((line) => ({ name: nameOf(line), amount: dollars(line.cents) })),
  { name: copy.total, amount: dollars(totalOf(lines)) },
];

const nameOf = ({ kind, words }: CostLine) =>
  words ? fill(copy.lineWith, { kind: lineKindLabels[kind], words }) : lineKindLabels[kind];
