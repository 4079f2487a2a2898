// A work order in the guest's own words, short enough for a contractor's phone.

import type { ServiceType } from '#contract/enumerations/trades.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { fill } from '#contract/messages/fill.ts';
import { has, type TurnContext, withoutCodes } from '../../conversation-state/turn.ts';
import type { NewOrder } from '../../deciding/decision.ts';

interface OrderDraft {
  serviceType: ServiceType;
  urgency: Urgency;
  subjectLine: string;
  trouble?: string | null;
  told?: string;
  answers?: { question: string; answer: string }[];
  tried?: string[];
  lockFault?: boolean;
}

export function newOrder(turn: TurnContext, draft: OrderDraft): NewOrder {
  const said = [fill(copy.guestWroteInOrder, { words: clip(withoutCodes(draft.told ?? turn.input.text), 1200) })];
  for (const { question, answer } of draft.answers ?? []) said.push(`${question} "${clip(withoutCodes(answer), 300)}"`);
  const tried = draft.tried ?? [];
  return {
    serviceType: draft.serviceType,
    urgency: draft.urgency,
    trouble: draft.trouble ?? null,
    ...(saysAnother(turn) && { apart: true }),
    subjectLine: clip(withoutCodes(draft.subjectLine), 120),
    issueSummary: said.join('\n'),
    attemptedFix: tried.length > 0 ? clip(tried.join('; '), 1200) : null,
    lockFault: draft.lockFault ?? false,
  };
}

/** "It is another leak". */
export const saysAnother = ({ reading }: TurnContext): boolean => has(reading.whole, 'another-trouble');

/** The guest's first clause as a subject line. */
export function subjectFrom(words: string): string {
  const first = (words.split(/[.!?\n]/).find((part) => part.trim().length > 3) ?? words).trim();
  return clip(first.charAt(0).toUpperCase() + first.slice(1), 100);
}

const clip = (words: string, length: number): string =>
  words.length > length ? `${words.slice(0, length - 1)}…` : words;
