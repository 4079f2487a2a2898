import { useState } from 'react';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { centsIn } from '#contract/money.ts';
import { type LineKind, lineKinds, totalOf } from '#contract/work-orders/line-kinds.ts';
import type { NewCostLine } from '#contract/work-orders/lines.ts';
import type { JobDraft } from './job-drafts.ts';

type Typed = Partial<Record<string, string>>;
export type CostLines = ReturnType<typeof useCostLines>;

/** The name of the field in which it stands what a line is for. */
export const wordsOf = (kind: LineKind) => `${kind}_words`;

/** What was typed as the cost, line by line: the lines, their sum, and what cannot be read. */
export function useCostLines(draft: JobDraft) {
  const [typed, setTyped] = useState<Typed>(draft.read);
  /** Nothing is held against whoever is still typing. */
  const [isJudged, setJudged] = useState(false);
  const lines = lineKinds.flatMap((kind) => lineIn(kind, typed));
  const unreadable = lineKinds.filter((kind) => typed[kind]?.trim() && centsIn(typed[kind]) === null);
  return {
    typed,
    lines,
    total: totalOf(lines),
    errors: new Map<LineKind, string>(isJudged ? unreadable.map((kind) => [kind, copy.costUnreadable]) : []),
    firstUnreadable: unreadable[0],
    judge: () => setJudged(true),
    type: (name: string, value: string) => setTyped((before) => ({ ...before, [name]: value })),
  };
}

function lineIn(kind: LineKind, typed: Typed): NewCostLine[] {
  const cents = centsIn(typed[kind] ?? '');
  if (cents === null) return [];
  const words = typed[wordsOf(kind)]?.trim();
  return [{ kind, cents, ...(words && { words }) }];
}
