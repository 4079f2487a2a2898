// Beside lines.ts, whose schemas would bring their library to the job page.
import * as copy from '../messages/en/work-orders/lines.ts';

/** What the cost of a job is made of, in the order in which it is told. */
export const lineKinds = ['labor', 'parts', 'travel', 'tax'] as const;
export type LineKind = (typeof lineKinds)[number];

export const lineKindLabels: Record<LineKind, string> = {
  labor: copy.labor,
  parts: copy.parts,
  travel: copy.travel,
  tax: copy.tax,
};

/** What they come to, in cents. */
export const totalOf = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
